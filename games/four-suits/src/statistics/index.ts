// Owns what simulations of this game count: how far campaigns come, what each visit to a dungeon comes to, fights, falls and gold.

import type { Statistics, Tally } from '@undercroft/bots';
import { isKeyOf, isRecord } from '@undercroft/kernel';
import { isGone } from '../state.ts';
import type { View } from '../view.ts';
import { LABELS } from './labels.ts';

const count = (tally: Tally, key: string, n = 1): void => void (tally[key] = (tally[key] ?? 0) + n);
const CHARACTERS = 4;

export const statistics: Statistics<View> = {
  tally(tally, { type, body: told }, { ql, quest, gold, party }) {
    const body: Readonly<Record<string, unknown>> = isRecord(told) ? told : {};
    switch (type) {
      case 'dungeon.laid':
        count(tally, `visits/${ql}`);
        if (quest !== null) count(tally, `visited/${quest.domain}`);
        break;
      case 'quest.done':
        count(tally, `cleared/${String(body['ql'])}`);
        if (quest !== null) count(tally, `beaten/${quest.domain}`);
        break;
      case 'alarm.raised':
        count(tally, `returned/${ql}`);
        break;
      case 'quest.taken':
        count(tally, `gold-at/${ql}`, gold);
        count(
          tally,
          `levels-at/${ql}`,
          party.filter((one) => !isGone(one)).reduce((sum, { level }) => sum + level, 0),
        );
        break;
      case 'campaign.ended':
        if (body['result'] === 'lost') count(tally, `lost-at/${ql}`);
        break;
      case 'fight.began':
        count(tally, `fights/${String(body['source'])}`);
        break;
      case 'technique.learned':
        count(tally, `learned/${String(body['technique'])}`);
        break;
      case 'character.joined':
        if (quest !== null) count(tally, 'recruits/joined');
        break;
      case 'unit.died':
        if (Number(body['unit']) < CHARACTERS) count(tally, `fallen/${ql}`);
        break;
      default:
    }
  },
  result: ({ result, ql, quests, townVisits }) => ({ result: result ?? 'lost', ql, quests, returns: Math.max(0, townVisits - quests) }),
  label: (language, group, key) =>
    isKeyOf(LABELS, language) ? LABELS[language]?.[key === undefined ? group : `${group}/${key}`] : undefined,
};
