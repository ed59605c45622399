### Preparar una mesa de Robinson Crusoe.

## Los escenarios: su dificultad en una palabra, y de qué trata cada uno
setup-mark-1 = Para empezar
setup-mark-2 = Difícil
setup-mark-3 = Muy difícil
setup-mark-4 = Dificilísimo
setup-mark-5 = Dificilísimo
setup-mark-6 = Dificilísimo
setup-mark-7 = Dificilísimo
setup-about-1 = Amontonad madera, encended un fuego y que os vea el barco que pasa en las tres últimas rondas de doce.
setup-about-2 = Levantad cruces en cinco losetas antes de que la niebla se trague la isla. Diez rondas, con un invierno muy crudo.
setup-about-3 = Una niña está aislada en una roca en medio del mar. Traedla en balsa mientras siga viva y construid después un bote salvavidas para todos.
setup-about-4 = El volcán despierta. Explorad losetas y templos, construid un esquife y marchaos antes de que la lava lo cubra todo.
setup-about-5 = No estáis solos. Quemad las aldeas de los caníbales y, al final, su ciudad.
setup-about-6 = Haced de la isla un hogar: una buena casa, nueve inventos y comida para los niños que nacen aquí.
setup-about-7 = Un equipo de rodaje, una actriz y un simio enorme. Poned tres trampas, cazad a King Kong y que el director vuelva con vida.
setup-fair = { $often ->
    [never] Para ser justos: nuestro bot rápido, que no piensa más allá de hoy, no ha ganado ni una de 1000 partidas con { $players ->
        [one] un personaje.
       *[other] { $players } personajes.
    } Hay que pensar a largo plazo.
    [seldom] Para ser justos: nuestro bot rápido, que no piensa más allá de hoy, gana menos de una de cada 100 partidas con { $players ->
        [one] un personaje.
       *[other] { $players } personajes.
    }
   *[often] Para ser justos: nuestro bot rápido, que no piensa más allá de hoy, gana unas { $won } de cada 100 partidas con { $players ->
        [one] un personaje.
       *[other] { $players } personajes.
    }
}

## Qué dificultad tiene
setup-level = Dificultad
setup-level-easier = Más fácil
setup-level-usual = Según las reglas
setup-level-harder = Más difícil
setup-about-level-easier = Viernes y el Perro os acompañan, seáis los que seáis, y del barco se salvan cuatro objetos.
setup-about-level-usual = Del barco se salvan dos objetos. Viernes ayuda a uno o dos jugadores; el Perro, a quien juega a solas.
setup-about-level-harder = Del barco no se salva nada.
setup-about-level-own = Como has elegido más abajo.

## Grupos de opciones
setup-group-company = Viernes, el Perro y quién empieza
setup-group-ship = Lo que traen el barco y los eventos
setup-group-rulings = Erratas y reglas de la casa

## Los personajes
about-character-carpenter = Construye con menos madera, tiene un peón más para construir y encuentra nuevos inventos.
about-character-cook = Cura con una buena comida, hace sopa de piedras y da calor a todos cuando nieva.
about-character-explorer = Elige el camino, encuentra más cosas y levanta el ánimo de todos.
about-character-soldier = Sabe qué se va a cazar y refuerza las armas y la empalizada. Solo con tres o cuatro jugadores.
