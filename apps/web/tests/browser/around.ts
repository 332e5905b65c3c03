// Owns what every file of browser tests has around it: one house and one browser, opened before its tests and closed after them.

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launch, openHouse, type House } from '../../../../tools/screenshots/house.ts';
import { chanceModule } from './dice.ts';
import { visitorOf, type Visitor, type VisitOptions } from './visitor.ts';

export interface Around extends Omit<House, 'close'> {
  /** Somebody comes to the house; nobody has been here before. */
  visit(options?: VisitOptions): Promise<Visitor>;
}

/** To be called once, at the top of a file. What it gives can be used as soon as the tests run. */
export function aroundTests(): Around {
  let house: House;
  let browser: Browser;
  let visitors = 0;
  beforeAll(async () => {
    [house, browser] = await Promise.all([openHouse((starts) => chanceModule(`server ${starts}`)), launch()]);
  });
  afterAll(async () => {
    await browser.close();
    await house.close();
  });
  return {
    get origin() {
      return house.origin;
    },
    get data() {
      return house.data;
    },
    kill: () => house.kill(),
    start: () => house.start(),
    visit: (options) => visitorOf(browser, house.origin, { dice: `visitor ${++visitors}`, ...options }),
  };
}
