// The film strips above the timelines: what the screen showed, at the time below it. A frame stands
// where the screen changes; it holds until the next one.
const films = strips.map(({ canvas, run, number }) => {
  const film = el('div', { class: 'film', 'aria-hidden': 'true' });
  canvas.before(film);
  return { film, canvas, run, number, made: '', frames: [] };
});
const preview = el('div', { class: 'preview', 'aria-hidden': 'true' });
preview.hidden = true;
document.body.append(preview);

// The screen at an instant: a step that still runs has its screen before it.
function screenDuring(run, at) {
  const place = nearest(run, at), step = run.steps[place];
  if (!step || step.t > at) return [place, null];
  return [place, sceneOf(step, at < ends(step) ? 'before' : 'after')];
}
function makeFilm(strip) {
  const { film, canvas, run, number } = strip;
  const width = canvas.clientWidth, tall = film.clientHeight - 4;
  const key = [view.from, view.to, width, tall].join();
  if (!width || key === strip.made) return;
  strip.made = key;
  strip.frames = [];
  film.replaceChildren();
  const [first] = D.scenes[0] || [[393, 852]];
  const slot = Math.max(18, Math.min(96, Math.round(tall * first[0] / first[1]) + 4));
  const count = Math.max(1, Math.min(80, Math.floor((width - gutter(width) - 8) / slot)));
  let last = null;
  for (let i = 0; i < count; i++) {
    const left = gutter(width) + i * slot;
    const from = instant(left, width), to = instant(left + slot, width);
    const [step, screen] = screenDuring(run, (from + to) / 2);
    const hasFailure = run.steps.some(s => s.k === 'failure' && s.t >= from && s.t < to);
    if (!screen) { last = null; continue; }
    if (last && last.screen.number === screen.number && !hasFailure) {
      last.to = to;
      last.hold.style.width = left + slot - last.left - 2 + 'px';
      continue;
    }
    const node = el('div', { class: 'frame' + (hasFailure ? ' bad' : ''),
      onclick: () => show(rowOf[number][step]),
      onpointerenter: event => { if (event.pointerType === 'mouse') look(node, screen, from); },
      onpointerleave: () => { preview.hidden = true; } }, picture(screen, ''));
    const hold = el('div', { class: 'hold' });
    node.style.left = hold.style.left = left + 'px';
    film.append(hold, node);
    last = { screen, left, from, to, node, hold };
    strip.frames.push(last);
  }
}
// Shows a frame in full beside it.
function look(node, screen, at) {
  preview.replaceChildren(picture(screen, ''), el('p', {}, 'from ' + seconds(at)));
  preview.hidden = false;
  const box = node.getBoundingClientRect(), own = preview.getBoundingClientRect();
  preview.style.left = Math.max(4, Math.min(innerWidth - own.width - 4, box.left)) + 'px';
  preview.style.top = box.bottom + 6 + 'px';
}
function drawFilms() {
  for (const strip of films) {
    makeFilm(strip);
    const step = stepsAt(state.row)[strip.number];
    for (const frame of strip.frames) {
      frame.node.classList.toggle('now', Boolean(step) && step.t >= frame.from && step.t < frame.to);
    }
  }
}
