"""Lets the explicit waits of Selenium's client pass in the virtual time of a session."""
from selenium.webdriver.support import wait


class VirtualClock:
    """Stands for the module `time` in the module of WebDriverWait."""

    def __init__(self, driver):
        self.driver = driver

    def monotonic(self):
        return self.driver.execute_script("rehearsal: now")

    def sleep(self, seconds):
        self.driver.execute_script("rehearsal: advance", {"seconds": seconds})


def use_virtual_time(driver):
    """From now on all explicit waits take virtual time, with the timeouts that they have."""
    wait.time = VirtualClock(driver)
