(() => {
'use strict';
const part = (id) => document.getElementById(id);
const make = (name, properties, ...inside) => {
  const node = Object.assign(document.createElement(name), properties);
  node.append(...inside);
  return node;
};
let version = -1, trace = -1;

const show = (state) => {
  version = state.version;
  const failures = state.failures || [];
  part('phase').textContent = state.phase;
  part('phase').className = /fail|fault/.test(state.phase) ? 'bad'
    : state.phase === 'All pass' ? 'good' : '';
  document.title = state.phase;
  part('cause').textContent = state.cause || '';
  part('failures').replaceChildren(...failures.map((failure) => make('li', {},
    make('strong', { textContent: failure.test }),
    make('p', { textContent: failure.failure || failure.status }))));
  const hasTrace = state.trace !== undefined;
  part('beside').hidden = !hasTrace;
  document.body.classList.toggle('alone', !hasTrace);
  if (hasTrace && state.trace !== trace) {
    part('beside').replaceChildren(make('iframe', {
      src: '/trace?' + state.trace, title: 'Trace of ' + state.traced }));
  }
  trace = hasTrace ? state.trace : -1;
};

const look = async () => {
  try {
    const state = await (await fetch('/state')).json();
    if (state.version !== version) show(state);
  } catch {
    part('phase').textContent = 'The watch has ended';
    part('phase').className = '';
  }
  document.documentElement.dataset.ready = 'yes';
  setTimeout(look, 300);
};
look();
})();
