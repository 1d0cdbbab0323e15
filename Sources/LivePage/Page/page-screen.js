// The screen: drawn, touched, and typed into.
const glass = part('glass');
let mark = null;

const showHead = () => {
  const names = view.sessions.map((run) => [run.id,
    run.id + ' ' + run.app + ' at ' + seconds(run.at) + (run.origin ? ', ' + run.origin : '')]);
  fill(part('runs'), names, view.session);
  const place = [view.screen, view.state].filter(Boolean).join(', ');
  part('title').textContent = view.settings ? view.settings.app : 'Rehearsal';
  part('place').textContent = !view.session ? 'Nothing has been started yet.'
    : view.crash ? 'The app has crashed: ' + view.crash
    : (place || 'no screen in front') + ' on ' + view.settings.device + ', seed '
      + view.settings.seed + (view.settings.faults ? ', ' + view.settings.faults : '');
  glass.classList.toggle('past', Boolean(view.isPast));
};

const showScreen = () => {
  const picture = view.picture || {};
  const drawn = [];
  if (picture.svg) {
    const image = new DOMParser().parseFromString(picture.svg, 'image/svg+xml').documentElement;
    const node = document.importNode(image, true);
    node.setAttribute('aria-hidden', 'true');
    drawn.push(node);
  } else {
    drawn.push(make('p', { textContent: picture.absence || 'Nothing is shown.' }));
  }
  glass.replaceChildren(...drawn);
  glass.setAttribute('aria-label', 'Screen ' + (view.screen || ''));
  mark = null;
  chosen = null;
  showTree();
};

const showAlert = () => {
  const alert = view.alert;
  part('alert').hidden = !alert;
  if (!alert) return;
  const key = JSON.stringify(alert);
  if (part('alert').dataset.key === key) return;
  part('alert').dataset.key = key;
  part('alerttitle').textContent = (alert.isOfSystem ? 'The system asks: ' : 'Alert: ') + alert.title;
  part('alertbuttons').replaceChildren(...(alert.buttons || []).map((label) =>
    make('button', { textContent: label, onclick: () => act('answer', { button: label }) })));
};

const showMark = (index) => {
  const element = view.picture && (view.picture.elements || [])[index];
  if (mark) mark.remove();
  mark = null;
  if (!element || !view.picture.svg) return;
  const [x, y, width, height] = element.frame;
  mark = make('div', { className: 'mark' });
  const share = (part, whole) => (100 * part / whole) + '%';
  mark.style.left = share(x, view.picture.width);
  mark.style.top = share(y, view.picture.height);
  mark.style.width = share(width, view.picture.width);
  mark.style.height = share(height, view.picture.height);
  glass.append(mark);
};

// MARK: Pointer
const point = (event) => {
  const box = glass.querySelector('svg')?.getBoundingClientRect();
  if (!box || !box.width) return null;
  const tenth = (number) => Math.round(number * 10) / 10;
  return {
    x: tenth((event.clientX - box.left) * view.picture.width / box.width),
    y: tenth((event.clientY - box.top) * view.picture.height / box.height),
  };
};

const isPresent = () => {
  if (!view.session) return false;
  if (view.isPast) say('This is the past. Go back to here, or branch from here, to act on it.');
  return !view.isPast;
};

let press = null;
const dragLength = 8, pressTime = 600;

glass.addEventListener('pointerdown', (event) => {
  if (event.button !== 0) return;
  const at = point(event);
  if (!at) return;
  press = { at, time: event.timeStamp };
  glass.setPointerCapture(event.pointerId);
});

glass.addEventListener('pointerup', (event) => {
  const began = press, at = point(event);
  press = null;
  if (!began || !at || !isPresent()) return;
  const length = Math.hypot(at.x - began.at.x, at.y - began.at.y);
  const time = (event.timeStamp - began.time) / 1000;
  if (length >= dragLength) {
    act('drag', { ...began.at, toX: at.x, toY: at.y, seconds: Math.min(Math.max(time, 0.1), 5) });
    return;
  }
  const gesture = event.altKey || time * 1000 >= pressTime ? 'press'
    : event.shiftKey ? 'double' : 'tap';
  act('touch', { gesture, ...began.at });
});

glass.addEventListener('pointercancel', () => { press = null; });
glass.addEventListener('contextmenu', (event) => event.preventDefault());

let hover = 0;
glass.addEventListener('pointermove', (event) => {
  if (press || event.pointerType === 'touch') return;
  clearTimeout(hover);
  const at = point(event);
  if (at) hover = setTimeout(() => choose(at, true), 60);
});

// One swipe for each turn of the wheel, however many events it makes.
let wheelEnd = 0;
glass.addEventListener('wheel', (event) => {
  event.preventDefault();
  const isNew = event.timeStamp > wheelEnd;
  wheelEnd = event.timeStamp + 250;
  const at = point(event);
  if (!isNew || !at || !isPresent()) return;
  const isAcross = Math.abs(event.deltaX) > Math.abs(event.deltaY);
  const direction = isAcross ? (event.deltaX > 0 ? 'left' : 'right')
    : (event.deltaY > 0 ? 'up' : 'down');
  act('swipe', { direction, ...at });
}, { passive: false });

// MARK: Keys
const keys = { Enter: '\n', Backspace: '\b' };
let typed = '', typing = 0;

const flush = () => {
  clearTimeout(typing);
  const text = typed;
  typed = '';
  if (text && isPresent()) act('type', { text });
};

glass.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  const text = event.key.length === 1 ? event.key : keys[event.key];
  if (!text) return;
  event.preventDefault();
  event.stopPropagation();
  typed += text;
  clearTimeout(typing);
  typing = setTimeout(flush, 150);
});
glass.addEventListener('blur', flush);
