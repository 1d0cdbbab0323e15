// The page: shows a step, and handles keys and links.
function fact(run, number) {
  return [el('span', { class: 'badge ' + (run.holds ? 'good' : 'bad') },
    (isPair ? names[number] + ': ' : '') + (run.holds ? 'passed' : 'failed')),
    el('p', { class: 'facts' }, bdi(isPair ? run.name : run.app), ` \u00B7 ${run.device} \u00B7 seed ${run.seed}`
      + (run.variant ? ` \u00B7 variant ${run.variant}` : '')
      + (run.latencies ? ` \u00B7 ${run.latencies} latencies` : '')
  + (run.faults ? ' \u00B7 faults ' + run.faults : ''))];
}
function notes() {
  const list = [];
  if (D.difference) list.push(`First difference at step ${D.difference.step + 1}: ${D.difference.words}`);
  else if (isPair) list.push('Both runs have the same steps.');
  runs.forEach((run, n) => {
    const who = isPair ? `Run ${names[n]}: ` : '';
    if (run.divergence !== null) {
      list.push(`${who}the replay differs from the journal from ${seconds(run.divergence)} on; `
        + 'later screens are not shown. Did this app write the journal?');
    }
    if (run.leftOut) list.push(`${who}${run.leftOut} more steps are left out.`);
  });
  if (D.full) list.push('Some screens are left out because there are too many elements.');
  return list.map(words => el('p', { class: 'note' }, bdi(words)));
}
const themes = ['auto', 'light', 'dark'];
const themeButton = el('button', { onclick: () => theme() }, 'Theme: auto');
function theme() {
  const root = document.documentElement;
  const next = themes[(themes.indexOf(root.dataset.theme || 'auto') + 1) % 3];
  if (next === 'auto') delete root.dataset.theme; else root.dataset.theme = next;
  themeButton.textContent = 'Theme: ' + next;
  drawStrips();
}
find('head').append(el('h1', {}, bdi(isPair ? [...new Set(runs.map(r => r.app))].join(', ') : runs[0].name)),
  ...runs.flatMap(fact), el('div', { class: 'tools' },
    failures.length ? el('button', { onclick: () => jump(failures, 1) }, 'Next failure') : null,
    D.difference ? el('button', { onclick: () => show(D.difference.step) }, 'First difference') : null,
    themeButton, el('button', { onclick: () => find('help').showModal(), 'aria-label': 'Keys' }, '?')),
  ...notes());

function showWhat() {
  const parts = stepsAt(state.row).map((step, n) => {
    if (!step) return null;
    const number = lines[state.row][n] + 1;
    const took = ends(step) - step.t;
    const when = seconds(step.t) + (took > 0 ? ` to ${seconds(ends(step))}, took ${seconds(took)}` : '');
    return [step, isPair ? `${names[n]}, step ${number}: ${when}` : when,
      isPair && n ? `${names[n]} ${number}` : number];
  }).filter(Boolean);
  const title = headline(parts[0][0]), number = parts[0][2];
  find('what').replaceChildren(el('h2', {}, `${number}. `, bdi(title)),
    ...parts.map(([step, when]) => el('p', {}, when, ' ',
      step.o ? el('span', { class: 'badge bad' }, step.o) : '')));
  find('live').textContent = isPair ? `Step ${number}: ${title}`
    : `Step ${number} of ${length}: ${title}`;
}

// A missing screen is described in words, because colours alone are not accessible.
function figure(number, side, caption) {
  const step = stepsAt(state.row)[number];
  if (!step) return standing(number);
  const screen = sceneOf(step, side), glass = el('div', { class: 'glass' });
  const node = el('figure', {}, glass, el('figcaption', {}, caption));
  if (!screen) {
    glass.append(el('div', { class: 'nothing' }, 'Nothing on the screen'));
    return node;
  }
  const svg = picture(screen, `${caption.textContent || caption}: ${counted(screen.elements.length, 'element')}`);
  const found = candidates(step, screen);
  for (const index of found) outline(svg, screen, index, found.length > 6 ? matchedAmongMany : matched);
  const isPicked = side === state.side && state.picked[number] >= 0;
  if (isPicked) outline(svg, screen, state.picked[number], picked);
  const isTouched = step.p && (isPair || side === 'before');
  if (isTouched) for (let i = 0; i < step.p.length; i += 2) touch(svg, step.p[i], step.p[i + 1]);
  svg.addEventListener('click', event => {
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM().inverse());
    state.side = side;
    state.picked[number] = elementAt(screen, at.x, at.y);
    state.tab = 'tree';
    showScreens();
    showPanel();
  });
  glass.append(svg);
  return node;
}
// A run without this step shows its screen at that time.
function standing(number) {
  const last = reached[number][state.row], screen = sceneOf(runs[number].steps[last], 'after');
  const where = last < 0 ? 'before its first step' : `after its step ${last + 1}`;
  const words = `${where}: ${missing(number, state.row)}`;
  return el('figure', {}, el('div', { class: 'glass gap' },
    screen ? picture(screen, `Run ${names[number]} ${words}`)
      : el('div', { class: 'nothing' }, 'Nothing on the screen')),
    el('figcaption', {}, el('b', {}, 'Run ' + names[number]), ' ' + words));
}
function showScreens() {
  const list = [];
  if (isPair) {
    runs.forEach((run, n) => list.push(figure(n, state.side, el('span', {}, el('b', {}, 'Run ' + names[n]),
      ` ${state.side} the step`))));
  } else {
    list.push(figure(0, 'before', el('b', {}, 'Before')), figure(0, 'after', el('b', {}, 'After')));
  }
  find('screens').replaceChildren(...list);
}
function showSide() {
  const hasSides = isPair || state.tab === 'tree';
  find('side').replaceChildren(...(hasSides ? ['before', 'after'].map(side => el('button',
    { 'aria-pressed': String(state.side === side), onclick: () => choose(side) },
    side === 'before' ? 'Before' : 'After')) : []));
}
function choose(side) {
  state.side = side;
  state.picked = [-1, -1];
  showScreens();
  showPanel();
}
function showPanel() {
  const steps = stepsAt(state.row);
  find('tabs').replaceChildren(...tabs.map(([id, name, , count]) => {
    const most = Math.max(0, ...steps.map((s, n) => s ? count(s, n) : 0));
    return el('button', { role: 'tab', id: 'tab-' + id, 'aria-selected': String(state.tab === id),
      'aria-controls': 'body', tabindex: state.tab === id ? 0 : -1, onclick: () => open(id) }, name,
      most ? el('span', { class: 'count' }, ' ' + most) : null);
  }));
  const make = tabs.find(([id]) => id === state.tab)[2];
  find('body').setAttribute('aria-labelledby', 'tab-' + state.tab);
  const columns = steps.map((step, n) => {
    const box = el('div', { class: 'column' });
    if (step) make(box, n, step);
    else box.append(quiet(hasEnded(n, state.row) ? 'This run has ended.' : 'This run has no such step.'));
    return box;
  });
  find('body').replaceChildren(...columns);
  showSide();
}
function open(tab) {
  state.tab = tab;
  showPanel();
  link();
  if (find('tabs').contains(document.activeElement)) find('tab-' + tab).focus();
}
find('tabs').addEventListener('keydown', event => {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!by) return;
  event.preventDefault();
  event.stopPropagation();
  const at = tabs.findIndex(([id]) => id === state.tab);
  open(tabs[(at + by + tabs.length) % tabs.length][0]);
  find('tab-' + state.tab).focus();
});

function link() {
  const [one, other] = lines[state.row];
  const words = (one < 0 ? `#step=${other + 1}&run=B` : `#step=${one + 1}`) + (state.tab === 'tree' ? '' : `&tab=${state.tab}`);
  if (location.hash !== words) history.replaceState(null, '', words);
}
function show(row, isLinked) {
  state.row = Math.max(0, Math.min(length - 1, row));
  state.picked = [-1, -1];
  list.mark(nearestShown(state.row));
  follow();
  drawStrips();
  showWhat();
  showScreens();
  showPanel();
  if (!isLinked) link();
}
function jump(steps, by) {
  const next = by > 0 ? steps.find(i => i > state.row) : steps.findLast(i => i < state.row);
  show(next === undefined ? steps[by > 0 ? 0 : steps.length - 1] : next);
}
function move(by) {
  if (!shown.length) return;
  const row = nearestShown(state.row), isListed = row >= 0 && shown[row] === state.row;
  const to = row + (by < 0 && !isListed ? by + 1 : by);
  show(shown[Math.max(0, Math.min(shown.length - 1, to))]);
}
function fromLink() {
  const words = new URLSearchParams(location.hash.slice(1));
  const tab = words.get('tab'), step = parseInt(words.get('step'), 10);
  if (tabs.some(([id]) => id === tab)) state.tab = tab;
  if (!Number.isFinite(step)) return false;
  const run = isPair && words.get('run') === 'B' ? 1 : 0;
  const row = [rowOf[run], ...rowOf].map(rows => rows[step - 1]).find(i => i !== undefined);
  show(row !== undefined ? row : step < 1 ? 0 : length - 1, true);
  return true;
}

const differences = isPair ? [...Array(length).keys()].filter(differs) : [];
const keys = [['\u2193 \u2191 j k', 'next and previous step', { ArrowDown: () => move(1), j: () => move(1),
  ArrowUp: () => move(-1), k: () => move(-1), ArrowRight: () => move(1), ArrowLeft: () => move(-1) }],
['Home End', 'first and last step', { Home: () => show(shown[0] || 0),
  End: () => show(shown.length ? shown[shown.length - 1] : length - 1) }],
['Page \u2191 \u2193', 'ten steps', { PageDown: () => move(10), PageUp: () => move(-10) }],
['f F', 'next and previous failure', { f: () => failures.length && jump(failures, 1),
  F: () => failures.length && jump(failures, -1) }],
['d D', 'next and previous difference of two runs', { d: () => differences.length && jump(differences, 1),
  D: () => differences.length && jump(differences, -1) }],
['/', 'search', { '/': () => find('search').focus() }],
['1 \u2026 6', 'tree, query, pending, requests, log, details',
  Object.fromEntries(tabs.map(([id], i) => [String(i + 1), () => open(id)]))],
['b', 'screen before or after', { b: () => choose(state.side === 'after' ? 'before' : 'after') }],
['+ \u2212 0', 'zoom in, zoom out, whole run', { '+': () => zoom(.5), '-': () => zoom(2), 0: () => zoom(1e9) }],
['t', 'light or dark', { t: theme }],
['?', 'these keys', { '?': () => find('help').showModal() }]];
const actions = Object.assign({}, ...keys.map(([, , map]) => map));
for (const [names, what] of keys) {
  find('keys').append(el('dt', {}, el('kbd', {}, names)), el('dd', {}, what));
}
document.addEventListener('keydown', event => {
  if (event.altKey || event.ctrlKey || event.metaKey || find('help').open) return;
  if (event.target instanceof Element && event.target.matches('input, textarea')) return;
  if ((event.key === 'Enter' || event.key === ' ') || !Object.hasOwn(actions, event.key)) return;
  event.preventDefault();
  actions[event.key]();
});
find('closer').addEventListener('click', () => zoom(.5));
find('wider').addEventListener('click', () => zoom(2));
find('whole').addEventListener('click', () => zoom(1e9));
addEventListener('hashchange', fromLink);
new ResizeObserver(drawStrips).observe(find('strips'));
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', drawStrips);

document.body.classList.toggle('pair', isPair);
filter();
if (length === 0) find('what').append(el('h2', {}, 'The journal contains no steps.'));
else if (!fromLink()) show(D.difference ? D.difference.step : failures.length ? failures[0] : 0, true);
document.documentElement.dataset.ready = 'yes';
