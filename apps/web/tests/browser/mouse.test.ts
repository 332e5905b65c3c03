import { test, beforeAll, afterAll } from 'vitest';
import { launch, openHouse } from '../../../../tools/screenshots/house.ts';
import { visit, STILL } from './visitor.ts';
import { begin, playOn, mouse } from './play.ts';
test('x', async () => {
  const house = await openHouse();
  const browser = await launch();
  const { page, watch } = await visit(browser, house.origin, { settings: STILL });
  const t = performance.now();
  try {
    const first = await begin(page, mouse);
    console.log(performance.now() - t, first);
    await page.screenshot({ path: '/tmp/e2e/a.png' });
    const r = await playOn(page, mouse);
    console.log(performance.now() - t, r);
  } catch (e) {
    console.log(e);
  }
  await page.screenshot({ path: '/tmp/e2e/b.png' });
  console.log(watch);
  await browser.close();
  await house.close();
});
