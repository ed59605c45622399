"""What cards do, said in sentences: every card, every language, every effect."""

import re

import pytest

import islario
from islario.games.robinson.box.cards import CARDS
from islario.games.robinson.components import SCENARIOS
from islario.games.robinson.effects import specs as effects
from islario.games.robinson.screen.cards import told
from islario.games.robinson.screen.texts import MORE_THAN_EFFECTS, PRINTED_OTHERWISE, Teller, card_text
from islario.words import LANGUAGES, Words, texts_of
from tests.rules import rule

pytestmark = pytest.mark.once  # these hang on the rules, not on how they run

GAME = islario.game("robinson")
SPEECH = {language: Words(language, GAME) for language in LANGUAGES}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", CARDS)
def test_every_card_says_what_it_does_in_every_language(card: str, language: str) -> None:
    text = card_text(SPEECH[language], card)
    assert text
    for paragraph in [*text, *card_text(SPEECH[language], card, "printed")]:
        assert paragraph[0] == paragraph[0].upper()
        assert paragraph.endswith(".")
        assert not re.search(r"_|\{|\$|  |\.\.| [.,;:)]", paragraph)


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_say_the_same_parts_of_a_card(language: str) -> None:
    assert [len(card_text(SPEECH[language], card)) for card in CARDS] == [
        len(card_text(SPEECH["en"], card)) for card in CARDS
    ]


def test_a_text_that_is_missing_takes_no_other_card_away() -> None:
    words = Words("en", GAME)
    words.called = {"card-storm_a": "card-missing"}
    cards, whole = told(words), told(SPEECH["en"])
    assert [card.card for card in cards] == list(CARDS)
    assert [(card.card, card.name) for card, other in zip(cards, whole, strict=True) if card != other] == [
        ("event storm_a", "card-missing")
    ]


EXAMPLES = {
    "number": 2,
    "flag": True,
    "effects": [{"wounds": 1}],
    "options": [[{"wood": -1}], [{"food": 1}]],
    "inventions": ["rope", "knife"],
    "invention effects": "cure",
    "number effects": 3,
    "mystery": {"treasure": 2, "monster": 1, "trap": 1, "either": 1, "any": 1},
    "fight": {"strength": 3, "weapon": 1, "palisade": 1, "food": 2, "fur": 1},
}


def examples(effect: str) -> list[dict[str, object]]:
    """An effect with each of the names that it takes, or with a number of both signs."""
    kind, names = effects.EFFECTS[effect].kind, effects.EFFECTS[effect].names
    rest: dict[str, object] = {"effects": [{"det": 1}]} if kind.endswith("effects") else {}
    if kind == effects.TOKEN:
        return [{effect: name, "at": place} for name in names for place in effects.TOKEN_PLACES]
    if kind in (effects.NAME, effects.NAMED_EFFECTS):
        return [{effect: name, **rest} for name in names]
    if kind == effects.NUMBER:
        return [{effect: number} for number in (-2, -1, 1, 2)]
    return [{effect: EXAMPLES[kind], **rest}]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("effect", effects.EFFECTS)
def test_every_effect_is_a_clause(effect: str, language: str) -> None:
    teller = Teller(SPEECH[language], "adventure", "tired")
    for example in examples(effect):
        (clause,) = teller.clauses([example], "performer")
        assert clause
    different = {tuple(teller.clauses([example], "performer")) for example in examples(effect)}
    assert len(different) > 1 or len(examples(effect)) == 1


def test_no_clause_is_without_use() -> None:
    """Every clause of the locale files is asked for by some card or some effect."""
    asked: set[str] = set()

    class Listener(Words):
        def say(self, key: str, /, **values: object) -> str:
            asked.add(key)
            return super().say(key, **values)

    words = Listener("en", GAME)
    for card in CARDS:
        card_text(words, card)
        card_text(words, card, "printed")
    teller = Teller(words, "adventure", "tired")
    for effect in effects.EFFECTS:
        teller.clauses(examples(effect), "performer")
    known = {
        key
        for text in texts_of("islario.games.robinson", "en")
        for key in re.findall(r"^((?:effect|text|amount|who|piece|at|passive)-\w+) =", text, re.MULTILINE)
    }
    assert known <= asked


def test_what_is_said_beside_the_effects_belongs_to_things_that_data_cannot_tell() -> None:
    names = {card.split(" ")[1] for card in CARDS}
    assert len(MORE_THAN_EFFECTS) == len(set(MORE_THAN_EFFECTS))
    assert set(MORE_THAN_EFFECTS) <= names


SAID = [
    (
        "en",
        "event unusually_cold_night",
        [
            "Book: first the scenario's book effect.",
            "Event: one of these: 1) the group loses 2 wood / 2) each player takes 1 wound.",
            "Threat action “Warming Up” (1 pawn, 1 wood or 1 fur): the performer gains 1 determination.",
            "If it slides off the board: each player takes 1 wound.",
        ],
    ),
    (
        "es",
        "event storm_a",
        [
            "Se coloca una ficha de aventura en el campo Recolectar.",
            "Evento: se añade una tormenta al clima.",
            "Acción de amenaza «Reforzando el campamento» (1 peón, 1 madera o Pala): "
            "quien realiza la acción gana 1 de determinación.",
            "Si sale del tablero: la empalizada baja 1.",
        ],
    ),
    (
        "pt",
        "adventure tired",
        [
            "Quem realiza a ação decide: 1) esta carta é descartada / "
            "2) quem realiza a ação cura 2 ferimentos; esta carta é embaralhada no baralho de eventos.",
            "Quando é comprada do baralho de eventos (“Bate-boca”): o moral cai 1.",
        ],
    ),
    (
        "en",
        "adventure accident",
        [
            "The performer gets a special wound on the leg (Build). This card is shuffled into the event deck.",
            "When it is drawn from the event deck (“Gangrene”): whoever has the special wound on the leg (Build) "
            "takes 3 wounds, or only 1 with the Cure; that wound token is then discarded.",
        ],
    ),
    (
        "es",
        "beast boa",
        [
            "Quien se la encuentra combate contra fuerza 2; después se pierde: 2 niveles de armas; "
            "el botín: 2 comidas. Se roba 1 ficha de descubrimiento."
        ],
    ),
    (
        "pt",
        "invention sling",
        ["Precisa de: 1 madeira ou 1 pele.", "Ao ser construída: as armas sobem 2."],
    ),
    ("en", "item pistol", ["In a fight (2 times): the weapons count 3 more for this action or fight."]),
    (
        "es",
        "discovery goat",
        ["Necesita: armas 1.", "En cualquier momento (una vez): el grupo gana 1 piel; el grupo gana 1 comida."],
    ),
    (
        "pt",
        "wreckage food_crates",
        [
            "Com 1 peão: o grupo ganha 1 comida.",
            "Com 2 peões: o grupo ganha 1 comida; o grupo ganha 1 comida não perecível.",
        ],
    ),
    (
        "en",
        "skill grandmas_recipe",
        [
            "Price: 2 determination, 1 food.",
            "At any time (once a round): 2 wounds of one or several players are healed.",
        ],
    ),
    (
        "es",
        "mystery blankets",
        ["Esta carta se conserva.", "Al tirar el clima (3 veces): se ignora una nube de invierno."],
    ),
]


@pytest.mark.parametrize(("language", "card", "text"), SAID, ids=lambda part: part if isinstance(part, str) else "")
def test_cards_read_like_this(language: str, card: str, text: list[str]) -> None:
    assert card_text(SPEECH[language], card) == text


PRINTED = [
    (
        "invention pit",
        "In production the wound die of Build is rolled, and a wound is 1 food.",
        "In production the wound die of Build is rolled, and a wound is 2 food.",
    ),
    (
        "invention corral",
        "When it is built: the group may exhaust a food source beside the camp "
        "to put a “+1 food” token on the camp's tile.",
        "When it is built: if there is a parrot source beside the camp, one is exhausted "
        "and a “+1 food” token goes on the camp's tile.",
    ),
    ("skill handyman", None, "The pawn joins only a Build that the Carpenter performs."),
    ("skill defense_plan", "Price: 3 determination.", "Price: 2 determination."),
    (
        "adventure dangerous_terrain",
        None,
        "That token counts only for gathering on that tile or exploring that space.",
    ),
]


@rule("ROUND-17")
@pytest.mark.parametrize(("card", "rulebook", "printed"), PRINTED)
def test_where_the_printed_card_counts_it_is_told_as_printed(card: str, rulebook: str | None, printed: str) -> None:
    by_rule, as_printed = card_text(SPEECH["en"], card), card_text(SPEECH["en"], card, "printed")
    assert [paragraph for paragraph in by_rule if paragraph not in as_printed] == ([rulebook] if rulebook else [])
    assert [paragraph for paragraph in as_printed if paragraph not in by_rule] == [printed]


@rule("ROUND-17")
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_other_cards_are_told_alike(language: str) -> None:
    words = SPEECH[language]
    different = {card for card in CARDS if card_text(words, card) != card_text(words, card, "printed")}
    assert different == {card for card, _, _ in PRINTED}
    assert {key.split("-")[1] for key in PRINTED_OTHERWISE} <= {card.split(" ")[1] for card in different}


def test_a_token_of_the_scenarios_says_what_it_is_in_each_of_them() -> None:
    told = card_text(SPEECH["en"], "discovery scenario_cross")
    assert len(told) == len(SCENARIOS)
    assert told[0] == "Castaways, Pirate Sabre: at any time (once): the weapons rise by 1."
    assert told[6] == "King Kong Island, Giant Footprint: one more pawn (once): Explore."


@rule("EVENT-12", "CARD-24")
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_event_that_slides_off_does_not_undo_what_its_threat_action_would_have(language: str) -> None:
    words = SPEECH[language]
    nothing = words.say("text-strike", effects=words.say("text-nothing"))
    for name, stays in (("ravishing_hurricane", "covered"), ("earthquake", "closed"), ("precipice", "closed")):
        strike = words.say("text-strike", effects=words.say(f"text-stays_{stays}"))
        assert card_text(words, f"event {name}")[-1] == f"{strike[0].upper()}{strike[1:]}."
    assert card_text(words, "event wrecked_balloon")[-1] == f"{nothing[0].upper()}{nothing[1:]}."


@rule("SCEN2-8", "SCEN4-13", "SCEN4-14")
@pytest.mark.parametrize("language", LANGUAGES)
def test_of_totems_that_are_explored_later_is_told_what_is_behind_them(language: str) -> None:
    words = SPEECH[language]
    for scenario, number, behind in (
        ("cursed_island", 2, [{"treasure": 3, "monster": 1}]),
        ("volcano_island", 4, [{"any": 3}, {"any": 4}, {"any": 4}, {"any": 5}]),
    ):
        told = card_text(words, f"scenario {scenario}")
        for place, wanted in enumerate(behind, 1):
            mysteries = ", ".join(words.say(f"amount-{kind}", n=n) for kind, n in wanted.items())
            temple = words.say("text-temple", wanted=mysteries)
            assert f"{words.name('totem', f's{number}_{place}')}: {temple}." in told
    assert words.say("text-nothing") not in " ".join(card_text(words, "scenario cursed_island"))


@rule("SCEN6-1", "SCEN6-3", "SETUP-16")
def test_the_goal_of_the_family_names_the_nine_random_inventions_and_not_the_nine_that_every_game_begins_with() -> None:
    goal = card_text(SPEECH["en"], "scenario robinson_family")[0]
    assert "the nine inventions that were drawn at random in the set-up" in goal
    assert "a shelter that was built" in goal
    assert "nueve inventos sacados al azar" in card_text(SPEECH["es"], "scenario robinson_family")[0]
    assert "nove invenções sorteadas" in card_text(SPEECH["pt"], "scenario robinson_family")[0]


@rule("ROUND-12")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_thing_is_said_to_be_usable_as_often_as_it_still_is(language: str) -> None:
    words = SPEECH[language]
    for card in ("item biscuits", "item hammer_and_nails", "item bible", "mystery blankets"):
        last, whole = card_text(words, card, left=1), card_text(words, card)
        assert last != whole
        assert len(last) == len(whole)
    assert card_text(SPEECH["en"], "item biscuits", left=1) == ["At any time (once): the group gains 1 food."]
    assert card_text(SPEECH["en"], "mystery blankets", left=2)[1].startswith("When the weather is rolled (2 times)")


@rule("HUNT-11", "HUNT-17")
def test_a_fight_is_told_in_its_order() -> None:
    (told,) = [part for part in card_text(SPEECH["en"], "adventure tiger") if "strength" in part]
    assert "1 weapon level; the spoils: 2 food, 1 fur; after them this is lost: 1 palisade level." in told


@rule("ITEM-9")
def test_what_a_cure_keeps_away_at_night_is_told() -> None:
    told = card_text(SPEECH["en"], "mystery poison")[0]
    assert told.endswith("Without the Cure: tonight: if it is still missing: each player takes 1 wound.")


@rule("REST-6")
def test_the_hammock_says_that_it_adds_nothing_to_a_bed() -> None:
    assert card_text(SPEECH["en"], "mystery hammock")[-1] == (
        "Each Rest gives 1 determination too; beside a Bed it adds nothing."
    )
