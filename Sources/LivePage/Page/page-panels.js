// The panels beside the screen.
const tree = part('tree');
const panels = ['elements', 'test', 'events', 'requests', 'session'];

const openPanel = (name, isFocused) => {
  for (const panel of panels) {
    const tab = part('tab-' + panel), isOpen = panel === name;
    tab.setAttribute('aria-selected', String(isOpen));
    tab.tabIndex = isOpen ? 0 : -1;
    part(panel).hidden = !isOpen;
    if (isOpen && isFocused) tab.focus();
  }
  if (name === 'test') refreshTest();
};

part('tabs').addEventListener('click', (event) => {
  const tab = event.target.closest('[role="tab"]');
  if (tab) openPanel(tab.getAttribute('aria-controls'));
});

part('tabs').addEventListener('keydown', (event) => {
  const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const index = panels.findIndex((name) => 'tab-' + name === document.activeElement.id);
  if (!way || index < 0) return;
  openPanel(panels[(index + way + panels.length) % panels.length], true);
});

// MARK: Elements
const showTree = () => {
  const elements = (view.picture && view.picture.elements) || [];
  const items = elements.map((element, index) => {
    const item = make('div', { className: 'item', id: 'item-' + index, textContent: element.row });
    item.setAttribute('role', 'option');
    item.setAttribute('aria-selected', 'false');
    item.style.paddingLeft = Math.min(element.level, 20) * 10 + 6 + 'px';
    return item;
  });
  if (view.picture && view.picture.unsent) {
    items.push(make('p', { className: 'quiet', textContent: view.picture.unsent + ' more elements' }));
  }
  tree.replaceChildren(...items);
  tree.removeAttribute('aria-activedescendant');
  part('details').replaceChildren(make('p', {
    className: 'quiet', textContent: 'Point at an element, or choose one below.' }));
};

// Chooses the element at a point or with a number, and shows its details.
const choose = async (place, isQuiet) => {
  if (!view.session) return;
  const screen = view.shown;
  const details = await ask('details', { screen, ...place }, isQuiet);
  if (!details || screen !== view.shown || details.node === undefined) return;
  if (chosen === details.node) return;
  chosen = details.node;
  showMark(chosen);
  for (const item of tree.querySelectorAll('[aria-selected="true"]')) {
    item.setAttribute('aria-selected', 'false');
  }
  const item = part('item-' + chosen);
  if (item) {
    item.setAttribute('aria-selected', 'true');
    item.scrollIntoView({ block: 'nearest' });
    tree.setAttribute('aria-activedescendant', item.id);
  }
  showDetails(details);
};

const button = (words, action) => make('button', { type: 'button', textContent: words, onclick: action });

const showDetails = (details) => {
  const node = details.node;
  const query = details.query || '';
  const copy = button('Copy', () => navigator.clipboard.writeText(query));
  copy.setAttribute('aria-label', 'Copy the query');
  const touch = (gesture) => () => { if (isPresent()) act('touch', { gesture, node }); };
  const swipe = (direction) => () => { if (isPresent()) act('swipe', { direction, node }); };
  const row = make('div', { className: 'row' }, button('Tap', touch('tap')),
    button('Tap twice', touch('double')), button('Press', touch('press')),
    ...['up', 'down', 'left', 'right'].map((way) => button('Swipe ' + way, swipe(way))));
  part('details').replaceChildren(make('code', { className: 'row-text', textContent: details.row }),
    make('div', { className: 'row' }, make('code', { id: 'query', textContent: query }), copy),
    make('p', { className: 'quiet', textContent: 'A tap ' + details.tap + '.' }), row,
    ...special(node));
};

// A field for what an element takes beside touches.
const special = (node) => {
  const kind = (view.picture.elements[node] || {}).kind;
  const forms = {
    text: ['Text', 'Type', (value) => act('type', { text: value, node })],
    slider: ['Position, 0 to 1', 'Move', (value) => act('slide', { position: Number(value), node })],
    wheel: ['Value', 'Turn', (value) => act('wheel', { value, node })],
  };
  if (!forms[kind]) return [];
  const [label, word, action] = forms[kind];
  const input = make('input', { autocomplete: 'off', spellcheck: false });
  const form = make('form', { className: 'row' }, make('label', {}, label + ' ', input),
    make('button', { textContent: word }));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isPresent()) action(input.value);
  });
  return [form];
};

tree.addEventListener('click', (event) => {
  const item = event.target.closest('.item');
  if (item) choose({ node: Number(item.id.slice(5)) });
});

tree.addEventListener('keydown', (event) => {
  const count = tree.querySelectorAll('.item').length;
  const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10, Home: -count, End: count };
  if (event.key in steps && count) {
    event.preventDefault();
    const from = chosen ?? (steps[event.key] > 0 ? -1 : count);
    choose({ node: Math.min(Math.max(from + steps[event.key], 0), count - 1) });
  } else if (event.key === 'Enter' && chosen !== null && isPresent()) {
    act('touch', { gesture: 'tap', node: chosen });
  }
});

// MARK: Events, requests, session
const showPanels = () => {
  const events = (view.events || []).map((event) => [seconds(event.at), event.words]);
  part('events').replaceChildren(table(['At', 'Event'], events, 'Nothing is pending.'));
  if (view.moreEvents) part('events').append(make('p', { textContent: 'and more' }));
  const requests = (view.requests || []).map((request) =>
    [seconds(request.at), request.words, request.source, request.outcome]);
  part('requests').replaceChildren(
    table(['At', 'Request', 'By', 'Outcome'], requests, 'The app has made no requests.'));
  const earlier = view.earlierRequests || 0;
  if (earlier) part('requests').prepend(make('p', { textContent: earlier + ' earlier requests' }));
  part('tab-events').textContent = 'Events' + (events.length ? ' ' + events.length : '');
  const made = earlier + requests.length;
  part('tab-requests').textContent = 'Requests' + (made ? ' ' + made : '');
  showLoaders();
};

const showLoaders = () => {
  const loaders = (view.settings && view.settings.loaders) || [];
  const key = loaders.join('\n');
  if (part('loaders').dataset.key === key) return;
  part('loaders').dataset.key = key;
  part('loaders').replaceChildren(...(loaders.length
    ? loaders.map((name) => button('Let ' + name + ' fail', () => act('fail', { loader: name })))
    : [make('p', { className: 'quiet', textContent: 'The app has no loaders.' })]));
};

// MARK: Test
let testTimer = 0;
const refreshTest = () => {
  clearTimeout(testTimer);
  if (part('test').hidden || !view.session) return;
  testTimer = setTimeout(async () => {
    const answer = await ask('test', { name: part('testname').value });
    if (answer) part('source').textContent = answer.test;
  }, 150);
};

part('testname').addEventListener('input', refreshTest);
part('copytest').addEventListener('click', () =>
  navigator.clipboard.writeText(part('source').textContent));
part('savetest').addEventListener('click', () =>
  save(part('source').textContent, part('testname').value + '.swift', 'text/plain'));
part('savejournal').addEventListener('click', async () => {
  const answer = await ask('journal');
  if (answer) save(answer.journal, part('testname').value + '.journal.jsonl', 'application/x-ndjson');
});
