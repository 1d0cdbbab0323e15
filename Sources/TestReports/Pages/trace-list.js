// The list of steps and its filters.
const kinds = { test: ['\u25CF', 'test'], call: ['\u25B6', 'call'], group: ['\u25C6', 'named step'], look: ['\u25CE', 'look'],
  input: ['\u261D', 'input'], app: ['\u25A2', 'app'], loader: ['\u21BB', 'loader'],
  request: ['\u21C5', 'request'], attachment: ['\u2398', 'attachment'],
  failure: ['\u2715', 'failure'] };
const groups = [['Test', ['test', 'call', 'group', 'look', 'input', 'attachment']], ['App', ['app']],
  ['Loaders', ['loader', 'request']], ['Failures', ['failure']]];
const state = { row: 0, tab: 'tree', side: 'after', picked: [-1, -1], hidden: new Set(), sought: '' };
let shown = [];
const stepsAt = i => runs.map((run, n) => run.steps[lines[i][n]]);
const sameStep = (a, b) => Boolean(a && b) && a.k === b.k
  && (a.w === b.w || a.k === 'test') && a.l === b.l
  && (a.o || '') === (b.o || '') && a.a === b.a;
const differs = i => isPair && !sameStep(...stepsAt(i));
const failures = [...new Set(runs.flatMap((run, n) => run.steps.flatMap(
  (s, i) => s.k === 'failure' ? [rowOf[n][i]] : [])))].sort((a, b) => a - b);

const missing = (n, row) => hasEnded(n, row) ? 'ended' : 'no such step';
function half(step, isOne) {
  const [sign, kind] = kinds[step.k];
  const what = el('span', { class: 'what' + (step.k === 'failure' ? ' failed' : '') },
    bdi(headline(step)));
  what.style.paddingLeft = step.l * (isOne ? 14 : 8) + 'px';
  return [el('span', { class: 'kind k-' + step.k, role: 'img', 'aria-label': kind }, sign), what,
    step.o ? el('span', { class: 'badge bad' }, step.o) : null].filter(Boolean);
}
function makeRow(row) {
  const i = shown[row], steps = stepsAt(i), first = steps.find(Boolean);
  const node = el('div', { title: steps.filter(Boolean).map(s => s.w).join('\n') },
    el('span', { class: 'at' }, seconds(first.t)));
  if (isPair) {
    steps.forEach((step, n) => node.append(step ? el('span', { class: 'half' }, ...half(step))
      : el('span', { class: 'half gap' }, el('span', { class: 'missing' }, missing(n, i)))));
    if (differs(i)) node.classList.add('differs');
    if (D.difference && D.difference.step === i) node.classList.add('first');
  } else node.append(...half(first, true));
  return node;
}
const list = new Rows(find('list'), { label: 'Steps', make: makeRow, choose: row => show(shown[row]) });

function isSought(step) {
  if (!step || state.hidden.has(step.k)) return false;
  if (!state.sought) return true;
  return (step.w + ' ' + (step.o || '') + ' ' + (step.s || []).map(text => D.texts[text]).join(' ')).toLowerCase().includes(state.sought);
}
function filter() {
  shown = [];
  for (let i = 0; i < length; i++) if (stepsAt(i).some(isSought)) shown.push(i);
  const all = shown.length === length;
  find('found').textContent = all ? counted(length, isPair ? 'row' : 'step') : `${shown.length} of ${counted(length, isPair ? 'row' : 'step')}`;
  list.fill(shown.length, nearestShown(state.row));
}
// The row of a step, or of the last listed step before it.
function nearestShown(step) {
  let low = 0, high = shown.length - 1, best = -1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (shown[middle] <= step) { best = middle; low = middle + 1; } else high = middle - 1;
  }
  return best;
}
for (const [name, parts] of groups) {
  const button = el('button', { 'aria-pressed': 'true', onclick: () => {
    const isOn = button.getAttribute('aria-pressed') === 'true';
    button.setAttribute('aria-pressed', String(!isOn));
    for (const kind of parts) isOn ? state.hidden.add(kind) : state.hidden.delete(kind);
    filter();
  } }, name);
  find('chips').append(button);
}
find('search').addEventListener('input', event => {
  state.sought = event.target.value.trim().toLowerCase();
  filter();
});
find('search').addEventListener('keydown', event => {
  if (event.key === 'Enter' && shown.length) {
    const row = nearestShown(state.row);
    const isOnHit = row >= 0 && shown[row] === state.row;
    show(shown[Math.min(shown.length - 1, isOnHit ? row + 1 : Math.max(0, row + 1))]);
  }
  if (event.key === 'Escape') { event.target.value = ''; state.sought = ''; filter(); find('list').focus(); }
});
