// Owns the Dutch questions, buttons and options.

import { cardOf } from '../../content/cards.ts';
import type { Reward } from '../../content/types.ts';
import { committable } from '../../queries/adjust.ts';
import { entranceSize } from '../../queries/entrance.ts';
import { foeAtk, foeDef, trialTarget } from '../../queries/foe.ts';
import { placesFor } from '../../queries/map.ts';
import { roomToPlace } from '../../pieces/rooms.ts';
import { healthOf } from '../../state.ts';
import type { View } from '../../view.ts';
import { effectsOf, rewardText, testText } from '../words/compose.ts';
import { cardHere, checkFacts, rewardAt, targetsHere, testAt } from '../facts.ts';
import type { AskingPhrases, OptionPhrases } from '../phrases.ts';
import { all, basic, capital, cardCount, checkName, either, nameOf, result, squares, sumText } from '../words/nl/basic.ts';
import { cards } from '../words/nl/cards.ts';

const rewardList = (rewards: readonly Reward[]): string => all(rewards.map((reward) => rewardText(cards, reward)));
const ITEM = 'Kies een voorwerp.';
const here = (view: View): string => nameOf(cardHere(view));
const fits = (view: View): boolean => placesFor(view.map, roomToPlace(cardHere(view), view.encounter?.chalked ?? [])).length > 0;
const chosenOf = (chosen: unknown): number => (Array.isArray(chosen) ? chosen.length : 0);

/** "aanvalsproef ATK tegen 7, 2 weerproeven DEF tegen 6". */
function ahead(view: View): string {
  const { attack, guard, trial } = targetsHere(view);
  const parts = [
    ...(attack === null ? [] : [`aanvalsproef ${basic.check(attack.skills, attack.target)}`]),
    ...(guard === null
      ? []
      : [`${guard.times > 1 ? `${guard.times} weerproeven` : 'weerproef'} ${basic.check(guard.skills, guard.target)}`]),
    ...(trial === null ? [] : [`beproeving ${basic.check(trial.skills, trial.target)}`]),
  ];
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}

/** The skills of a round, asked for where there is a choice. */
const roundSkills = {
  strike: ({ view }: { view: View }) => `Kies de vaardigheid voor de aanvalsproef tegen ${foeDef(view)}.`,
  guard: ({ view }: { view: View }) => `Kies de vaardigheid voor de weerproef tegen ${foeAtk(view)}.`,
  secondGuard: ({ view }: { view: View }) => `Kies de vaardigheid voor de tweede weerproef tegen ${foeAtk(view)}.`,
  trial: ({ view }: { view: View }) => `Kies de vaardigheid voor de beproeving tegen ${trialTarget(view)}.`,
};

export const asking: AskingPhrases = {
  create: {
    prompt: 'Kies waar je eerste 2 ervaringen heen gaan: 1 in ATK of DEF, 1 in AGL of WIT.',
    acts: { create: { label: 'De 2 vaardigheden kiezen', picks: { first: 'Kies ATK of DEF.', second: 'Kies AGL of WIT.' } } },
  },
  train: {
    prompt: ({ about }) => `Kies waar je ervaring heen gaat: ${either(about.skills)}.`,
    acts: { train: { label: 'Vaardigheid oefenen', picks: { skill: 'Kies de vaardigheid.' } }, decline: 'Ervaring laten liggen' },
  },
  drawEntrance: {
    prompt: ({ view }) => `Teken de ingang: ${squares(entranceSize(view.entranceDice))} en 3 uitgangen.`,
    acts: {
      automatic: 'Automatisch tekenen',
      draw: {
        label: 'Vakje voor vakje tekenen',
        picks: {
          squares: ({ view, picked }) => `Kies vakje ${chosenOf(picked['squares']) + 1} van ${entranceSize(view.entranceDice)}.`,
          exits: ({ picked }) => `Kies uitgang ${chosenOf(picked['exits']) + 1} van 3.`,
        },
      },
      box: {
        label: 'Als rechthoekig blok tekenen',
        picks: {
          width: 'Kies de breedte van het blok.',
          corner: 'Kies het vakje in de hoek linksboven.',
          exits: ({ picked }) => `Kies uitgang ${chosenOf(picked['exits']) + 1} van 3.`,
        },
      },
    },
  },
  between: {
    prompt: 'Trek de volgende ontmoeting, of doe eerst iets anders.',
    acts: {
      draw: ({ view }) => `Volgende ontmoeting trekken (nog ${cardCount(view.decks.impending)})`,
      learn: { label: 'Leren van een voorwerp', picks: { item: ITEM, skill: 'Kies de vaardigheid.' } },
      look: { label: 'Bovenste kaarten bekijken', picks: { item: ITEM } },
      'give-up': 'Spel opgeven',
      stop: 'Stoppen met behoud van de zege',
    },
  },
  putBack: {
    prompt: ({ view }) =>
      `Leg de bekeken ${view.decks.looking.length === 1 ? 'kaart' : 'kaarten'} terug: ${all(view.decks.looking.map(nameOf))}.`,
    acts: { put: { label: 'Kaart terugleggen', picks: { card: 'Kies een kaart.', where: 'Kies bovenop of onderop.' } } },
  },
  keepOrRedraw: {
    prompt: ({ view }) => `Je trekt ${here(view)}: houden of opnieuw trekken?`,
    acts: {
      keep: ({ view }) => `${here(view)} houden`,
      redraw: { label: 'Onder de stapel leggen en opnieuw trekken', picks: { item: ITEM } },
    },
  },
  placeRoom: {
    prompt: ({ view }) =>
      fits(view)
        ? `Kies een plek voor de kamer: ${here(view)}.`
        : `De kamer past bij geen enkele open uitgang: ${here(view)}. Kies wat je doet.`,
    acts: {
      automatic: 'Plaats hem voor mij',
      place: {
        label: 'Kamer plaatsen',
        picks: {
          exit: 'Kies een open uitgang op de plattegrond.',
          by: 'Kies de uitgang van de nieuwe kamer die erop aansluit.',
          mirrored: 'Kies hoe de kamer ligt.',
        },
      },
      chalk: { label: 'Uitgang toevoegen aan de kamer', picks: { item: ITEM, wall: 'Kies de muur voor de nieuwe uitgang.' } },
      'secret-door': {
        label: 'Geheime deur tekenen',
        picks: {
          wall: 'Kies de muur voor de geheime deur.',
          by: 'Kies de uitgang van de nieuwe kamer die erop aansluit.',
          mirrored: 'Kies hoe de kamer ligt.',
        },
      },
      'leave-undrawn': 'Verder spelen zonder de kamer te tekenen',
      'put-aside': 'Kaart apart leggen',
    },
  },
  attemptTest: {
    prompt: ({ view, about }) => `${testText(cards, testAt(view, about.test))} Grijp je de kans?`,
    acts: {
      attempt: ({ view, about }) => {
        const { skill, target } = testAt(view, about.test);
        return `Kans grijpen: ${basic.check([skill], target)}`;
      },
      leave: 'Laten lopen',
    },
  },
  guardWith: {
    prompt: ({ view }) => `${cards.keywords.AMBUSH}: kies de vaardigheid voor een weerproef tegen ${foeAtk(view)}.`,
    acts: { guard: { label: 'Vaardigheid kiezen', picks: { skill: 'Kies de vaardigheid voor de weerproef.' } } },
  },
  planRound: {
    prompt: ({ view }) => `Ronde ${view.encounter?.round ?? 0}: kies hoe je gooit${ahead(view)}.`,
    acts: {
      'roll-together': { label: 'Tegelijk gooien', picks: { ...roundSkills, take: 'Kies de kansen die je grijpt.' } },
      'roll-in-turn': { label: 'Na elkaar gooien', picks: roundSkills },
      use: { label: 'Eerst een voorwerp gebruiken', picks: { item: ITEM } },
    },
  },
  nextCheck: {
    prompt: 'Kies de proef die je nu gooit.',
    acts: { roll: { label: 'Volgende proef gooien', picks: { kind: 'Kies de proef die je nu gooit.' } } },
  },
  prepare: {
    prompt: ({ view, about }) => {
      const check = view.encounter?.checks[about.check];
      return check === undefined
        ? 'Kies hoe je gooit.'
        : `${capital(basic.purposes[check.purpose])} ${basic.check([check.skill], check.target)}: kies hoe je gooit.`;
    },
    acts: {
      roll: { label: 'Gooien', picks: { mode: 'Kies de worpwijze.' } },
      cloak: { label: 'Voorwerp gebruiken vóór de worp', picks: { item: ITEM } },
    },
  },
  adjust: {
    prompt: ({ view }) => {
      const open = committable(view).flatMap((at) => checkFacts(view, at) ?? []);
      const [only] = open;
      return open.length === 1 && only !== undefined
        ? `${capital(checkName(only))} ${only.skill}: ${sumText(only)}, ${result(only.passes)}. Verander iets of leg vast.`
        : 'De dobbelstenen liggen open: verander iets of leg vast.';
    },
    acts: {
      'commit-all': ({ view }) => {
        const kept = committable(view).flatMap((at) => checkFacts(view, at) ?? []);
        return `Dobbelstenen vastleggen: ${all(kept.map((check) => `${checkName(check)} ${result(check.passes)}`))}`;
      },
      commit: {
        label: ({ view }) => {
          const [at, more] = committable(view);
          const check = at === undefined || more !== undefined ? null : checkFacts(view, at);
          return check === null
            ? 'Proef vastleggen'
            : `Vastleggen: ${check.skill} ${check.total} tegen ${check.target}, ${result(check.passes)}`;
        },
        picks: { check: 'Kies de proef die je vastlegt.' },
      },
      spend: {
        label: 'Edelsteen uitgeven',
        picks: {
          gem: 'Kies de edelsteen die je uitgeeft.',
          check: 'Kies de proef waaraan je hem uitgeeft.',
          die: 'Kies een dobbelsteen.',
          step: 'Kies omhoog of omlaag.',
        },
      },
      use: {
        label: 'Voorwerp gebruiken',
        picks: {
          item: ITEM,
          gem: 'Kies de edelsteen die je uitgeeft.',
          as: 'Kies de kleur waarvan hij de werking krijgt.',
          check: 'Kies de proef waarbij je het gebruikt.',
          die: 'Kies een dobbelsteen.',
          step: 'Kies omhoog of omlaag.',
        },
      },
    },
  },
  followUp: {
    prompt: ({ about }) => `Je ${basic.purposes[about.passed]} is geslaagd: voorwerp gebruiken of verder?`,
    acts: { use: { label: 'Voorwerp gebruiken', picks: { item: ITEM } }, 'go-on': 'Verder' },
  },
  damage: {
    prompt: ({ view, about }) => `Je gaat ${about.amount} van je ${healthOf(view)} gezondheid verliezen: voorwerp gebruiken?`,
    acts: { take: ({ about }) => `${about.amount} gezondheid verliezen`, use: { label: 'Voorwerp gebruiken', picks: { item: ITEM } } },
  },
  giveGem: {
    prompt: 'Kies de edelsteen die je verliest.',
    acts: { give: { label: 'Edelsteen inleveren', picks: { gem: 'Kies de edelsteen die je verliest.' } } },
  },
  endRound: {
    prompt: ({ view }) => `Ronde ${view.encounter?.round ?? 0} is voorbij: voorwerp gebruiken of verder?`,
    acts: { 'go-on': 'Verder', use: { label: 'Voorwerp gebruiken', picks: { item: ITEM } } },
  },
  collect: {
    prompt: ({ view }) => {
      const auto = cardOf(cardHere(view)).auto;
      return auto.length === 0 ? 'De kamer is uitgespeeld.' : `De kamer is uitgespeeld. Neem je beloning: ${rewardList(auto)}.`;
    },
    acts: {
      'take-all': ({ view }) => (cardOf(cardHere(view)).auto.length === 0 ? 'Verder' : 'Alles nemen'),
      choose: { label: 'Kiezen wat je neemt', picks: { rewards: 'Kies de beloningen die je neemt.' } },
      use: { label: 'Eerst een voorwerp gebruiken', picks: { item: ITEM } },
    },
  },
  tryReward: {
    prompt: ({ view, about }) => {
      const { skill, target, gain } = rewardAt(view, about.reward);
      return `Na afloop, ${basic.check([skill], target)}: ${rewardList(gain)}. ${effectsOf(cards, gain)
        .map((effect) => `(${effect}) `)
        .join('')}Proberen?`;
    },
    acts: {
      roll: ({ view, about }) => {
        const reward = rewardAt(view, about.reward);
        return `${basic.check([reward.skill], reward.target)} gooien`;
      },
      open: { label: 'Met een voorwerp nemen, zonder worp', picks: { item: ITEM } },
      use: { label: 'Eerst een voorwerp gebruiken', picks: { item: ITEM } },
      leave: 'Laten liggen',
    },
  },
  playOn: { prompt: 'Je hebt gewonnen. Doorspelen tot de laatste kaart?', acts: { 'play-on': 'Doorspelen', stop: 'Stoppen' } },
};

const KINDS = { attack: 'de aanvalsproef', guard: 'de weerproef', 'second-guard': 'de tweede weerproef', trial: 'de beproeving' } as const;
const TURNS = ['', 'een kwartslag naar rechts gedraaid', 'een halve slag gedraaid', 'een kwartslag naar links gedraaid'] as const;

export const option: OptionPhrases = {
  train: (skill, from, to) => `${skill} (${basic.skills[skill]}): ${to} in plaats van ${from}`,
  roll: (skill, mode, target) => `${skill}, worpwijze ${mode}, tegen ${target}`,
  item: (name, left, effect) => `${name}${left === null ? '' : ` (nog ${left} keer)`}: ${effect}`,
  spendGem: (gem, available) => `${basic.gems[gem]} (je hebt er ${available}): ${basic.gemDoes[gem]}`,
  giveGem: (gem, available) => `${basic.gems[gem]} (je hebt er ${available})`,
  asGem: (gem) => `als ${basic.gems[gem]}: ${basic.gemDoes[gem]}`,
  die: (die, face, counts) => `dobbelsteen ${die} met ${face}${counts ? '' : ' (telt niet mee)'}`,
  turnDie: (die, face, to) => `dobbelsteen ${die} met ${face}: op ${to} draaien`,
  step: (up, face, total, passes) => `${up ? 'omhoog' : 'omlaag'} naar ${face}: totaal ${total}, ${result(passes)}`,
  check: (check) => `de ${checkName(check)}: ${check.skill} ${sumText(check)}, ${result(check.passes)}`,
  kind: (kind, skill, target) => `${KINDS[kind]} ${skill === null ? `tegen ${target}` : basic.check([skill], target)}`,
  mode: (mode) => `${mode} (${basic.modes[mode].how})`,
  where: { top: 'bovenop de stapel', bottom: 'onderop de stapel' },
  mapExit: (room, place) => `${room}: ${place}`,
  cardExit: (place) => `op de kaart: ${place}`,
  lie: (mirrored, turns) => {
    const parts = [mirrored ? 'gespiegeld' : '', TURNS[turns]].filter((part) => part !== '');
    return parts.length === 0 ? 'zoals getekend' : parts.join(', ');
  },
  width: (width, rows) => `${width} breed, ${rows} hoog`,
  none: 'Geen',
  enough: 'Dat is alles',
};
