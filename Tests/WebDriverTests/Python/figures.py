"""Measures one login flow with Appium's client: figures.py URL PID-OF-THE-SERVER"""
import statistics
import sys
import time

from appium import webdriver
from appium.options.ios import XCUITestOptions
from appium.webdriver.common.appiumby import AppiumBy
from selenium.webdriver.support import expected_conditions as expected
from selenium.webdriver.support import wait as waits

from virtual_waits import use_virtual_time

URL, SERVER = sys.argv[1], sys.argv[2]


def opened(poll_time=0):
    options = XCUITestOptions()
    options.app = "Screens"
    options.process_arguments = {"args": ["-coordinatorUnderUITest", "SlowLoginCoordinator"]}
    for name, value in {"pollTime": poll_time, "costs": "none", "timing": "zero"}.items():
        options.set_capability("rehearsal:" + name, value)
    return webdriver.Remote(URL, options=options)


def log_in(driver, poll=0.5):
    find = lambda name: driver.find_element(AppiumBy.ACCESSIBILITY_ID, "slow.login." + name)
    find("email").send_keys("a@example.com")
    find("password").send_keys("secret")
    find("button").click()
    condition = expected.visibility_of_element_located(
        (AppiumBy.ACCESSIBILITY_ID, "cloud.mokumoku.sample.content.email"))
    assert waits.WebDriverWait(driver, 10, poll).until(condition).text == "a@example.com"


def timed(flows, poll=0.5, virtual=True):
    """Milliseconds of flows: of the flow alone, and with opening and closing the session."""
    alone, whole = [], []
    for _ in range(flows):
        waits.time = time
        began = time.perf_counter()
        driver = opened(0 if virtual else 500)
        if virtual:
            use_virtual_time(driver)
        start = time.perf_counter()
        log_in(driver, poll)
        alone.append((time.perf_counter() - start) * 1000)
        driver.quit()
        whole.append((time.perf_counter() - began) * 1000)
    waits.time = time
    return alone, whole


def memory():
    lines = open(f"/proc/{SERVER}/status").read().splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))


def show(name, values):
    print(f"{name:<44} {statistics.median(values):8.1f}   {min(values):.1f} to {max(values):.1f}")


alone, whole = timed(100)
show("flow, waits in virtual time, ms", alone)
show("the same with its session, ms", whole)
print(f"{'flows a minute, one process':<44} {60_000 / statistics.mean(whole):8.0f}")
alone, _ = timed(5, virtual=False)
show("flow, waits that sleep, ms", alone)
before = memory()
drivers = [opened() for _ in range(200)]
print(f"{'memory before, with 200 sessions, MB':<44} {before:8.0f}   {memory():.0f}")
for driver in drivers:
    driver.quit()
