import type { Page } from '@playwright/test';
import {
  beginWith, button, choose, dialog, expect, follow, open, openSettings, openStill, press, says, setPlayback, take, test, visit,
} from '../nim.ts';
import type { Kept } from '../save.ts';

// The clock of the sound and that of the animations agree.
test.use({ pace: 1 });

/** A strike: its start and length in milliseconds, the factor of its pitch, and the peaks of its begin and its end. */
interface Strike {
  at: number;
  height: number;
  rings: number;
  begin: number;
  end: number;
}

/** A script that records strikes and vibrations instead of playing them. The clock of the sound stands still. */
const RECORDER = `
  window.strikes = [];
  window.shakes = [];
  window.silenced = 0;
  Object.defineProperty(BaseAudioContext.prototype, 'currentTime', { get: () => 0 });
  const loudest = (wave) => Math.max(...wave.map(Math.abs));
  AudioBufferSourceNode.prototype.start = function (when) {
    const wave = this.buffer.getChannelData(0);
    strikes.push({
      at: Math.round(1000 * when),
      height: this.playbackRate.value,
      rings: Math.round(1000 * this.buffer.duration),
      begin: loudest(wave.subarray(0, 100)),
      end: loudest(wave.subarray(-100)),
    });
  };
  AudioNode.prototype.disconnect = () => { silenced += 1; };
  Navigator.prototype.vibrate = (time) => shakes.push(time) > 0;
`;

/** Opens a game with sound and vibration, which are recorded. */
async function openRecorded(page: Page, address: string, settings: Kept['settings'] = { sound: true, vibration: true }): Promise<void> {
  await page.addInitScript(RECORDER);
  await beginWith(page, { settings });
  await open(page, address);
}

/** Expects that since the last call strikes began at these times, and vibrations took so long. Returns the strikes. */
async function expectRecorded(page: Page, times: number[], shakes: number[]): Promise<Strike[]> {
  await expect.poll(() => page.evaluate('strikes.length')).toBe(times.length);
  const strikes = await page.evaluate<Strike[]>('strikes.splice(0)');
  expect(strikes.map(({ at }) => at)).toEqual(times);
  expect(await page.evaluate('shakes.splice(0)')).toEqual(shakes);
  return strikes;
}

test('each stone is heard when it lands or leaves, and the end after the last one', async ({ page }) => {
  await openRecorded(page, '#/play?heaps=3,30&rule=normal&two=human');
  const fades = ({ rings, begin, end }: Strike): boolean => rings <= 120 && begin > 0.05 && begin < 0.5 && end < 0.01;
  await choose(page, 'A3');
  expect((await expectRecorded(page, [0], [8])).every(fades)).toBe(true);
  await press(page, 'Take 3 from heap A');
  expect((await expectRecorded(page, [370, 410, 450], [20])).every(fades)).toBe(true);
  await press(page, 'Undo');
  const back = await expectRecorded(page, [80, 40, 0], [20]);
  // Each strike is played backwards: quiet at its begin, and loud at its end.
  expect(back.every(({ begin, end }) => begin < 0.01 && end > 0.05)).toBe(true);
  await press(page, 'Redo');
  await expectRecorded(page, [370, 410, 450], [20]);
  await choose(page, 'B30');
  await expectRecorded(page, [0], [8]);
  await press(page, 'Take 30 from heap B');
  const landed = [219, 240, 261, 282, 303, 324, 345, 366, 387, 408, 429, 450];
  const tune = (await expectRecorded(page, [...landed, 550, 650, 750, 850], [20, 80])).slice(12);
  // A person has won: the tune rises.
  expect(tune.every(({ height }, index) => index === 0 || height > tune[index - 1].height)).toBe(true);
  // A rematch begins in silence.
  await press(dialog(page, 'Player 2 wins'), 'Rematch', [3, 30]);
  await choose(page, 'A1');
  await expectRecorded(page, [0], [8]);
});

test('the stones of the computer are heard later, as they are lifted first, and its win falls', async ({ page }) => {
  await openRecorded(page, '#/play?heaps=3,3&rule=normal&two=perfect');
  await choose(page, 'A1');
  await expectRecorded(page, [0], [8]);
  await press(page, 'Take 1 from heap A', [2, 2]);
  await expectRecorded(page, [450, 800], [20, 20]);
  await press(page, 'Undo');
  await expectRecorded(page, [40, 0], [20]);
  await press(page, 'Redo');
  await expectRecorded(page, [450, 800], [20, 20]);
  await choose(page, 'B2');
  await expectRecorded(page, [0], [8]);
  await press(page, 'Take 2 from heap B', [0, 0]);
  const tune = (await expectRecorded(page, [410, 450, 760, 800, 940, 1080, 1220], [20, 20, 80])).slice(4);
  expect(tune.every(({ height }, index) => index === 0 || height < tune[index - 1].height)).toBe(true);
});

test('stones, matches and coins sound unlike', async ({ page }) => {
  await openRecorded(page, '#/play?heaps=9&two=human', { sound: true });
  const rings: number[] = [];
  for (const look of ['Stones', 'Matches', 'Coins']) {
    await openSettings(page);
    await page.getByRole('radio', { name: look }).check();
    await press(page, 'Close');
    await follow(page, '#/play?heaps=9&two=human');
    await take(page, 'A1');
    const [, landed] = await expectRecorded(page, [0, 450], []);
    rings.push(landed.rings);
  }
  expect(new Set(rings).size).toBe(3);
});

test('a press ends the sounds of stones with their flight', async ({ page }) => {
  await openRecorded(page, '#/play?heaps=3,5&two=human', { sound: true });
  await setPlayback(page, 0);
  await take(page, 'B3');
  await expectRecorded(page, [0, 370, 410, 450], []);
  await page.mouse.click(3, 3);
  await expect.poll(() => page.evaluate('silenced')).toBe(3);
});

test('after the first game of a person sound and vibration are offered once, and the answer is kept', async ({ page }) => {
  await page.addInitScript(RECORDER);
  const offer = page.getByText('Sound and vibration?');
  await open(page, '#/play?heaps=1&one=casual&two=perfect');
  await press(page, 'Start');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(offer).toHaveCount(0);
  for (const [answer, on] of [['Yes', true], ['No', false]] as const) {
    await visit(page, '#/play?heaps=1,1&two=human&moves=A1');
    await take(page, 'B1');
    await press(page.getByRole('group', { name: 'Sound and vibration?' }), answer);
    await expect(offer).toHaveCount(0);
    await expect(button(page, 'Rematch')).toBeFocused();
    expect(await page.evaluate('[strikes.length > 0, shakes.length > 0]'), answer).toEqual([on, on]);
    await press(page, 'See the board');
    await openSettings(page);
    for (const name of ['Sound', 'Vibration']) {
      await expect(page.getByRole('switch', { name })).toBeChecked({ checked: on });
    }
    await press(page, 'Close');
  }
  await follow(page, '#/play?heaps=1&two=human&names=Ada', [1]);
  await take(page, 'A1');
  await expect(page.getByRole('dialog', { name: 'Player 2 wins' })).toBeVisible();
  await expect(offer).toHaveCount(0);
});

/** A script that keeps in `loudest` the loudest sample that went to the loudspeaker. */
const METER = `
  const { connect } = AudioNode.prototype;
  window.loudest = 0;
  AudioNode.prototype.connect = function (to, ...rest) {
    if (to === this.context.destination) {
      const analyser = this.context.createAnalyser();
      // The analyser holds the last 0.7 seconds, so a late frame misses nothing.
      analyser.fftSize = 32768;
      const wave = new Float32Array(analyser.fftSize);
      connect.call(this, analyser);
      const listen = () => {
        analyser.getFloatTimeDomainData(wave);
        window.loudest = Math.max(window.loudest, ...wave.map(Math.abs));
        requestAnimationFrame(listen);
      };
      listen();
    }
    return connect.call(this, to, ...rest);
  };
`;

test('the loudspeaker gets the sound, also of the switch itself', async ({ page }) => {
  await page.addInitScript(METER);
  await open(page);
  await openSettings(page);
  await page.getByRole('switch', { name: 'Sound' }).check();
  await expect.poll(() => page.evaluate('loudest')).toBeGreaterThan(0.01);
  await press(page, 'Close');
  await follow(page, '#/play?two=human');
  // Until the sound of the switch is over.
  await expect.poll(() => page.evaluate(() => new Promise((done) => {
    Object.assign(window, { loudest: 0 });
    requestAnimationFrame(() => requestAnimationFrame(() => done((window as unknown as { loudest: number }).loudest)));
  }))).toBeLessThan(0.001);
  await take(page, 'B2');
  await expect.poll(() => page.evaluate('loudest')).toBeGreaterThan(0.01);
});

test('before the first press there is no sound', async ({ page }) => {
  await page.addInitScript("Object.defineProperty(UserActivation.prototype, 'hasBeenActive', { get: () => window.isPressed })");
  await openRecorded(page, '#/play?heaps=3,4&two=casual&first=two', { sound: true });
  await says(page, 'The computer took');
  expect(await page.evaluate('strikes.length')).toBe(0);
  await page.evaluate('window.isPressed = true');
  await page.keyboard.press('u');
  await expect.poll(() => page.evaluate('strikes.length')).toBeGreaterThan(0);
});

/** A script that records in `spoken` each new text of a live region. */
const SPOKEN = `
  const known = new Map();
  window.spoken = [];
  const look = () => {
    for (const region of document.querySelectorAll('[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]')) {
      const text = region.textContent.trim();
      if (text && known.get(region) !== text) spoken.push(text);
      known.set(region, text);
    }
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
`;

test('a move, its answer, a hint and an undo are each spoken once', async ({ page }) => {
  await page.addInitScript(SPOKEN);
  await openStill(page, '#/play?heaps=2,2&two=perfect');
  await page.evaluate('spoken.length = 0');
  const expectSpoken = async (sentence: string | RegExp): Promise<void> => {
    await says(page, sentence);
    await page.clock.runFor(900);
    expect(await page.evaluate('spoken.splice(0)')).toEqual([expect.stringMatching(sentence)]);
  };
  await take(page, 'A2');
  await expectSpoken(/^You took 2 stones from heap A\. Heaps: 0, 2\. The computer is thinking\.$/);
  await page.clock.runFor(100);
  await expectSpoken(/^The computer took 1 stone from heap B\. Heaps: 0, 1\. Your turn\.$/);
  await press(page, 'Hint');
  await expectSpoken(/Look at heap B\.$/);
  await press(page, 'Undo');
  await expectSpoken(/^Move undone\. Heaps: 2, 2\. Your turn\.$/);
  // A repeated refusal is read out again.
  await page.evaluate(`
    new MutationObserver(() => spoken.push(document.querySelector('[role=status]').textContent))
      .observe(document.querySelector('[role=status]'), { subtree: true, childList: true });
  `);
  for (const _ of ['once', 'again']) {
    await page.keyboard.press('u');
    await page.clock.runFor(900);
    expect(await page.evaluate('spoken.splice(0)')).toContain('There is no move to undo.');
  }
  // None of it interrupts what is being read.
  await expect(page.locator('[aria-live=assertive]')).toHaveCount(0);
});
