// The clock, and the way through the past.
let isPlaying = false;
const turn = 100;

const showClock = () => {
  part('now').textContent = seconds(view.at || 0);
  part('next').textContent = view.next === undefined ? 'Nothing is pending.'
    : 'Next event at ' + seconds(view.next);
  const past = view.past || [];
  const index = Math.max(past.findIndex((screen) => screen.id === view.shown), 0);
  const slider = part('slider');
  slider.max = String(Math.max(past.length - 1, 0));
  slider.value = String(index);
  const words = past.length
    ? 'Screen ' + (index + 1) + ' of ' + past.length + ', ' + seconds(past[index].at) + ': '
      + past[index].words
    : 'No screens yet';
  slider.setAttribute('aria-valuetext', words);
  part('moment').textContent = words;
  part('banner').hidden = !view.isPast;
  part('bannertext').textContent = 'This is the past; the present is at ' + seconds(view.now || 0) + '.';
  for (const id of ['play', 'step', 'undo']) part(id).disabled = !view.session || view.isPast;
  for (const jump of document.querySelectorAll('[data-jump]')) {
    jump.disabled = !view.session || view.isPast;
  }
  part('play').setAttribute('aria-pressed', String(isPlaying));
  part('play').textContent = isPlaying ? 'Pause' : 'Play';
};

// Time passes only while something is pending: nothing else can change.
const tick = async () => {
  if (!isPlaying) return;
  if (view.session && !view.isPast && view.next !== undefined) {
    await order('advance', { seconds: turn / 1000 * Number(part('speed').value) });
  }
  setTimeout(tick, turn);
};

const play = (isOn) => {
  const wasPlaying = isPlaying;
  isPlaying = isOn;
  showClock();
  if (isOn && !wasPlaying) tick();
};

const look = (index) => {
  const screen = (view.past || [])[index];
  if (!screen || screen.id === view.shown) return null;
  return order('past', { screen: screen.id });
};

const walk = (way) => {
  const past = view.past || [];
  return look(past.findIndex((screen) => screen.id === view.shown) + way);
};

part('play').addEventListener('click', () => play(!isPlaying));
part('step').addEventListener('click', () => order('next'));
part('undo').addEventListener('click', () => order('undo'));
for (const jump of document.querySelectorAll('[data-jump]')) {
  jump.addEventListener('click', () => order('advance', { seconds: Number(jump.dataset.jump) }));
}
part('slider').addEventListener('input', () => look(Number(part('slider').value)));
part('back').addEventListener('click', () => order('back', { screen: view.shown }));
part('branch').addEventListener('click', () => order('branch', { screen: view.shown }));
part('present').addEventListener('click', () => order('look'));

document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest('input, select, textarea, #glass')) return;
  const actions = {
    p: () => part('play').click(), s: () => part('step').click(), u: () => part('undo').click(),
    '[': () => walk(-1), ']': () => walk(1),
  };
  if (actions[event.key]) actions[event.key]();
});
