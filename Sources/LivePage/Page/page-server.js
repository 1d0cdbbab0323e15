// Requests, one after another, and what comes of them.
let line = Promise.resolve();

const send = async (name, body) => {
  const known = { knownScreen: view.shown, knownPast: view.version };
  const response = await fetch('/api/' + name, {
    method: 'POST', headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...known, ...body }),
  });
  const answer = response.ok ? await response.json() : { fault: await response.text() };
  if (answer.fault) throw Object.assign(new Error(answer.fault), { help: answer.help });
  return answer;
};

// Gives the answer, or nothing after a fault, which is shown unless the user did not ask.
const ask = (name, body = {}, isQuiet = false) => {
  const turn = line.then(() => send(name, typeof body === 'function' ? body() : body));
  line = turn.catch(() => {});
  return turn.catch((error) => {
    if (!isQuiet) say(error.message + (error.help ? '\n' + error.help : ''));
    return null;
  });
};

// Asks for something that changes the run, and shows what is there then.
const order = async (name, body) => {
  const answer = await ask(name, body);
  if (!answer) return null;
  if (name !== 'advance') say('');
  show(answer);
  return answer;
};

const act = (name, body) => order('act', () => ({ act: name, screen: view.shown, ...body }));

const show = (answer) => {
  const isNewScreen = answer.picture !== undefined;
  const steps = view.steps + ' ' + view.version;
  view = {
    sessions: [], apps: [], ...answer, picture: answer.picture ?? view.picture,
    past: answer.past ?? (answer.version === view.version ? view.past : []),
  };
  if (!view.session) view.picture = undefined;
  showHead();
  if (isNewScreen || !view.session) showScreen();
  showAlert();
  showClock();
  showPanels();
  if (steps !== view.steps + ' ' + view.version) refreshTest();
};
