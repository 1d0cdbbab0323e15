#!/usr/bin/env python3
"""Opens a page from disk or from a server of this machine in a headless browser and runs steps in it.

    browse.py PAGE STEPS.json [ADDRESS]
    browse.py --keep

With an address it takes a window of the browser there, which sees nothing of other windows' storage.
`--keep` starts such a browser, prints its address, and ends it when its own input ends: to start one
takes longer than most pages do.

STEPS is a list of objects, each one step: {"eval": script} gives the script's value,
{"key": name} presses a key, {"type": text} types a text, {"click": [x, y]} clicks at a place of the
window, {"drag": [[x, y], [x, y]]} drags from place to place, {"wait": script} waits until the value
is true, {"size": [width, height]} sets the size of the window,
{"media": {feature: value}} what the reader prefers, {"picture": file} takes a picture,
{"load": hash} opens the page anew and gives the milliseconds until it is ready.
Prints the values as JSON, with all that the page complained of and all that it asked for.
Nothing but what Python and the browser bring is needed. Ends with 77 where there is no browser.
"""

import base64
import fcntl
import json
import os
import pathlib
import shutil
import socket
import struct
import subprocess
import sys
import tempfile
import time


# Pages with a script say when they are ready; those without one are, once they are read.
READY = """document.documentElement?.dataset.ready === "yes"
  || location.protocol === "file:" && document.readyState === "complete"
  && document.scripts.length === 0"""


class Socket:
    """The little of the WebSocket protocol that the browser's own port needs."""

    def __init__(self, port, path):
        self.stream = socket.create_connection(("127.0.0.1", port), timeout=60)
        key = base64.b64encode(os.urandom(16)).decode()
        self.stream.sendall(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode())
        self.rest = b""
        while b"\r\n\r\n" not in self.rest:
            self.rest += self.stream.recv(4096)
        self.rest = self.rest.split(b"\r\n\r\n", 1)[1]

    def take(self, count):
        while len(self.rest) < count:
            more = self.stream.recv(1 << 16)
            if not more:
                raise EOFError("the browser has gone")
            self.rest += more
        taken, self.rest = self.rest[:count], self.rest[count:]
        return taken

    def send(self, text):
        data = text.encode()
        mask = os.urandom(4)
        head = b"\x81"
        if len(data) < 126:
            head += struct.pack("!B", 0x80 | len(data))
        elif len(data) < 1 << 16:
            head += struct.pack("!BH", 0x80 | 126, len(data))
        else:
            head += struct.pack("!BQ", 0x80 | 127, len(data))
        self.stream.sendall(head + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(data)))

    def receive(self):
        whole = b""
        while True:
            first, second = self.take(2)
            size = second & 0x7F
            if size == 126:
                size = struct.unpack("!H", self.take(2))[0]
            elif size == 127:
                size = struct.unpack("!Q", self.take(8))[0]
            data = self.take(size)
            if first & 0x0F in (0, 1, 2):
                whole += data
                if first & 0x80:
                    return whole.decode()


class KeptBrowser:
    """A browser without a window, until it is ended."""

    def __init__(self, program, folder):
        self.process = subprocess.Popen(
            [program, "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
             "--disable-dev-shm-usage", "--no-first-run", "--remote-debugging-port=0",
             f"--user-data-dir={folder}", "about:blank"],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        port = pathlib.Path(folder, "DevToolsActivePort")
        until = time.monotonic() + 60
        while not (port.exists() and port.read_text().count("\n")):
            if time.monotonic() > until or self.process.poll() is not None:
                raise TimeoutError("the browser does not start")
            time.sleep(0.02)
        self.address = "".join(port.read_text().split("\n")[:2]) + " " + folder

    def end(self):
        self.process.terminate()
        self.process.wait()


class Window:
    """A window of a browser, with storage of its own."""

    def __init__(self, address):
        self.complaints, self.asked = [], []
        address, folder = address.split(" ", 1)
        number, path = address.split("/", 1)
        self.socket, self.number, self.session = Socket(int(number), "/" + path), 0, None
        self.slot = self.take_slot(folder)
        self.session = self.call(
            "Target.attachToTarget", targetId=self.target(), flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Network", "Log"):
            self.call(f"{domain}.enable")
        # Each window has the keys and is drawn as if it were the only one.
        self.call("Emulation.setFocusEmulationEnabled", enabled=True)

    @staticmethod
    def take_slot(folder):
        """A file with the window that it stands for, which no other process has meanwhile."""
        for number in range(1000):
            slot = open(pathlib.Path(folder, f"window-{number}"), "a+")
            try:
                fcntl.flock(slot, fcntl.LOCK_EX | fcntl.LOCK_NB)
                return slot
            except BlockingIOError:
                slot.close()
        raise RuntimeError("too many windows")

    def target(self):
        """The open window of the slot, or a new one: to open it takes longer than most pages do."""
        self.slot.seek(0)
        known = self.slot.read()
        if not known:
            context = self.call("Target.createBrowserContext")["browserContextId"]
            known = self.call("Target.createTarget", url="about:blank",
                              browserContextId=context)["targetId"]
        # A window is only noted again when all has gone well in it.
        self.slot.truncate(0)
        return known

    def close(self):
        """Leaves the window as a new one is."""
        self.value("localStorage.clear(); sessionStorage.clear()")
        self.call("Page.navigate", url="about:blank")
        self.slot.write(self.call("Target.getTargetInfo")["targetInfo"]["targetId"])
        self.slot.close()

    def call(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        self.socket.send(json.dumps(message))
        while True:
            answer = json.loads(self.socket.receive())
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]
            self.note(answer)

    def note(self, event):
        kind, what = event.get("method"), event.get("params", {})
        if kind == "Runtime.exceptionThrown":
            details = what["exceptionDetails"]
            self.complaints.append(
                details.get("exception", {}).get("description") or details["text"])
        elif kind == "Log.entryAdded" and what["entry"]["level"] in ("error", "warning"):
            self.complaints.append(what["entry"]["text"])
        elif kind == "Network.requestWillBeSent":
            url = what["request"]["url"]
            if not url.startswith(("data:", "about:")):
                self.asked.append(url)

    def value(self, script):
        result = self.call(
            "Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise RuntimeError(result["exceptionDetails"]["exception"]["description"])
        return result["result"].get("value")

    def load(self, page, mark):
        self.call("Page.navigate", url="about:blank")
        began = time.monotonic()
        self.call("Page.navigate", url=page + mark)
        while not self.value(READY):
            if time.monotonic() - began > 60:
                raise TimeoutError(f"the page is not ready: {self.complaints}")
        # Ready means drawn: two frames have gone by.
        self.value("new Promise(r => requestAnimationFrame(() => requestAnimationFrame(r)))")
        return round((time.monotonic() - began) * 1000)

    def press(self, key):
        text = {"text": key} if len(key) == 1 else {}
        for kind in ("keyDown", "keyUp"):
            self.call("Input.dispatchKeyEvent", type=kind, key=key, **text)

    def mouse(self, kind, place, **more):
        self.call("Input.dispatchMouseEvent", type=kind, x=place[0], y=place[1], **more)

    def drag(self, places):
        self.mouse("mouseMoved", places[0])
        self.mouse("mousePressed", places[0], button="left", clickCount=1)
        for place in places[1:]:
            self.mouse("mouseMoved", place, button="left", buttons=1)
        self.mouse("mouseReleased", places[-1], button="left", clickCount=1)

    def wait(self, script):
        began = time.monotonic()
        while not self.value(script):
            if time.monotonic() - began > 20:
                raise TimeoutError(f"never true: {script}")
            time.sleep(0.01)

    def do(self, step, page):
        if "eval" in step:
            return self.value(step["eval"])
        if "load" in step:
            return self.load(page, step["load"])
        if "key" in step:
            self.press(step["key"])
        if "type" in step:
            for key in step["type"]:
                self.press(key)
        if "click" in step:
            self.drag([step["click"]])
        if "drag" in step:
            self.drag(step["drag"])
        if "wait" in step:
            self.wait(step["wait"])
        if "size" in step:
            width, height = step["size"]
            self.call("Emulation.setDeviceMetricsOverride", width=width, height=height,
                      deviceScaleFactor=step.get("scale", 1), mobile=width < 600)
        if "media" in step:
            self.call("Emulation.setEmulatedMedia", features=[
                {"name": name, "value": value} for name, value in step["media"].items()])
        if "picture" in step:
            self.value("new Promise(r => requestAnimationFrame(() => requestAnimationFrame(r)))")
            data = self.call("Page.captureScreenshot", format="png",
                             captureBeyondViewport=step.get("whole", False))["data"]
            pathlib.Path(step["picture"]).write_bytes(base64.b64decode(data))
        return None


def keep(program, folder):
    browser = KeptBrowser(program, folder)
    print(browser.address, flush=True)
    sys.stdin.read()
    browser.end()


def browse(page, steps, address):
    window = Window(address)
    window.load(page, "")
    values = [window.do(step, page) for step in steps]
    print(json.dumps({"values": values, "complaints": window.complaints,
                      "asked": window.asked}))
    window.close()


def main():
    program = shutil.which("chromium") or shutil.which("chromium-browser")
    if not program:
        return 77
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        if sys.argv[1] == "--keep":
            keep(program, folder)
            return 0
        page, steps = sys.argv[1], json.loads(pathlib.Path(sys.argv[2]).read_text())
        if not page.startswith("http://"):
            page = pathlib.Path(page).resolve().as_uri()
        if len(sys.argv) > 3:
            browse(page, steps, sys.argv[3])
            return 0
        browser = KeptBrowser(program, folder)
        try:
            browse(page, steps, browser.address)
        finally:
            browser.end()
    return 0


sys.exit(main())
