// The parts of the page, and what it knows.
const part = (id) => document.getElementById(id);

const make = (name, properties = {}, ...inside) => {
  const node = Object.assign(document.createElement(name), properties);
  node.append(...inside);
  return node;
};

// What the server said last; the picture and the past are kept until they change.
let view = { sessions: [], apps: [] };
let chosen = null;

const seconds = (number) => number.toFixed(3) + ' s';

const say = (words) => { part('status').textContent = words || ''; };

// Changes a list of options only if it differs, so that a choice stays.
const fill = (select, pairs, value) => {
  const options = pairs.map(([key, words]) => make('option', { value: key, textContent: words }));
  const isSame = options.length === select.options.length && options.every((option, index) =>
    option.value === select.options[index].value
      && option.textContent === select.options[index].textContent);
  if (!isSame) select.replaceChildren(...options);
  if (value !== undefined) select.value = value;
};

const table = (heads, rows, none) => {
  if (!rows.length) return make('p', { className: 'quiet', textContent: none });
  const head = make('tr', {}, ...heads.map((words) => make('th', { scope: 'col', textContent: words })));
  return make('table', {}, make('thead', {}, head), make('tbody', {}, ...rows.map((cells) =>
    make('tr', {}, ...cells.map((words) => make('td', { textContent: words }))))));
};

const save = (words, name, type) => {
  const url = URL.createObjectURL(new Blob([words], { type }));
  make('a', { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
};
