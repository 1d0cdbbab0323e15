// The data of the page, and functions that all views share.
const D = JSON.parse(document.getElementById('trace').textContent);
const runs = D.runs, isPair = runs.length > 1;
const find = id => document.getElementById(id);
const names = isPair ? ['A', 'B'] : [''];

// Texts become text nodes, so nothing in a journal is parsed as markup.
function el(tag, attributes, ...inside) {
  const node = document.createElement(tag);
  for (const [key, value] of Object.entries(attributes || {})) {
    if (key.startsWith('on')) node.addEventListener(key.slice(2), value);
    else if (value !== null && value !== false) node.setAttribute(key, value === true ? '' : value);
  }
  node.append(...inside.filter(part => part !== null && part !== undefined));
  return node;
}
const bdi = (words, attributes) => el('bdi', { dir: 'auto', ...attributes }, words);
const svgSpace = 'http://www.w3.org/2000/svg';
function draw(tag, attributes, parent) {
  const node = document.createElementNS(svgSpace, tag);
  for (const key in attributes) node.setAttribute(key, attributes[key]);
  if (parent) parent.append(node);
  return node;
}

const seconds = ns => (Math.floor(ns / 1e6) / 1e3).toFixed(3) + ' s';
const counted = (n, noun) => n + ' ' + noun + (n === 1 ? '' : 's');
// A row has a step of each run; -1 is a gap.
const lines = [], rowOf = runs.map(() => []), reached = runs.map(() => []);
for (const [one, other, count] of D.rows || [[0, -1, runs[0].steps.length]]) {
  for (let i = 0; i < count; i++) {
    runs.forEach((run, n) => {
      const first = n ? other : one;
      if (first >= 0) rowOf[n][first + i] = lines.length;
      reached[n].push(first >= 0 ? first + i : lines.length ? reached[n][lines.length - 1] : -1);
    });
    lines.push(runs.map((run, n) => (n ? other : one) < 0 ? -1 : (n ? other : one) + i));
  }
}
const length = lines.length;
// What a step says in one line; the list of elements below a failure begins on that line.
const headline = step => step.w.split('\n')[0].replace(/ from input \{\($/, '');
const hasEnded = (n, row) => reached[n][row] === runs[n].steps.length - 1;
const ends = step => step.e === undefined ? step.t : step.e;
const duration = Math.max(1, ...runs.flatMap(run => [
  ...run.steps.slice(-1).map(ends), ...run.spans.map(s => s[2]), ...run.requests.map(r => r[6])]));

// Screens are stored as edits of the previous one; every 32nd and the latest ones are kept.
const kept = new Map(), late = new Map();
function patched(old, pieces) {
  const row = [];
  let at = 0, i = 0;
  while (i < pieces.length) {
    const start = pieces[i], come = pieces[i + 2];
    while (at < start) row.push(old[at++]);
    at = start + pieces[i + 1];
    i += 3;
    for (let n = 0; n < come; n++) row.push(pieces[i++]);
  }
  while (at < old.length) row.push(old[at++]);
  return row;
}
function screenAt(number) {
  if (number === undefined || number < 0) return null;
  const known = late.get(number) || kept.get(number);
  if (known) return known;
  let from = number - number % 32;
  while (from > 0 && !kept.has(from)) from -= 32;
  let now = kept.get(from) || { elements: [], marks: [] };
  for (let i = kept.has(from) ? from + 1 : 0; i <= number; i++) {
    const [[width, height, isDark], elements, marks] = D.scenes[i];
    now = { number: i, width, height, isDark, elements: patched(now.elements, elements),
      marks: patched(now.marks, marks) };
    if (i % 32 === 0) kept.set(i, now);
  }
  if (late.size > 12) late.delete(late.keys().next().value);
  late.set(number, now);
  return now;
}

// An element: [type, depth, x, y, width, height, identifier, label, title, value, placeholder,
// flags, traits].
function about(id) {
  const e = D.elements[id], text = n => n < 0 ? null : D.texts[n];
  return { type: D.types[e[0]], depth: e[1], frame: [e[2], e[3], e[4], e[5]],
    identifier: text(e[6]), label: text(e[7]), title: text(e[8]), value: text(e[9]),
    placeholder: text(e[10]), flags: e[11], traits: text(e[12]) };
}
const flagNames = [[0, null], [1, 'Selected'], [2, 'Focused'], [3, 'Keyboard Focused']];
function states(e) {
  const on = flagNames.filter(([bit, name]) => name && e.flags & 1 << bit).map(([, name]) => name);
  return (e.flags & 1 ? [] : ['Disabled']).concat(on);
}
function attributes(e) {
  return [['identifier', e.identifier], ['label', e.label], ['title', e.title], ['value', e.value],
    ['placeholderValue', e.placeholder]].filter(([, words]) => words);
}
const shortName = e => e.type + (attributes(e).length ? ' ' + attributes(e)[0][1] : '');
