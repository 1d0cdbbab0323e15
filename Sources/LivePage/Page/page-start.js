// Starting apps, and the first look.
const named = (list) => list.map((name) => [name, name]);

const showChoices = async (app) => {
  const choices = await ask('choices', { app });
  if (!choices) return;
  fill(part('app'), named(view.apps), choices.app);
  fill(part('coordinator'), named(choices.coordinators || []), choices.coordinator);
  fill(part('variant'), [['', 'none'], ...named(choices.variants || [])], '');
  fill(part('device'), named(choices.devices), choices.device);
  fill(part('language'), [['', 'as the app'], ...named(choices.languages)], '');
  fill(part('latencies'), named(choices.latencies));
  part('faultnames').replaceChildren(...choices.faults.map((name) => make('option', { value: name })));
  part('device-actions').replaceChildren(...choices.deviceActions.map((name) =>
    button(name, () => { if (isPresent()) act('device', { name }); })));
};

const settings = () => {
  const body = { seed: Number(part('seed').value || 1) };
  for (const id of ['app', 'variant', 'device', 'language', 'latencies', 'faults']) {
    body[id] = part(id).value.trim();
  }
  return body;
};

part('app').addEventListener('change', () => showChoices(part('app').value));
part('start').addEventListener('submit', (event) => {
  event.preventDefault();
  const words = part('arguments').value.split(/\s+/).filter(Boolean);
  order('start', { ...settings(), coordinator: part('coordinator').value, arguments: words });
});
part('again').addEventListener('click', () => order('again', settings()));
part('close').addEventListener('click', () => order('close', { session: view.session }));
part('runs').addEventListener('change', () => order('choose', { session: part('runs').value }));
part('linkform').addEventListener('submit', (event) => {
  event.preventDefault();
  if (isPresent()) act('open', { link: part('link').value });
});

const begin = async () => {
  openPanel('elements');
  await order('look');
  await showChoices(view.settings ? view.settings.app : undefined);
  if (!view.session && view.apps.length) {
    await order('start', { coordinator: part('coordinator').value });
  }
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches && location.hash !== '#paused') {
    play(true);
  }
  document.documentElement.dataset.ready = 'yes';
};

begin();
