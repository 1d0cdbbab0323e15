"""The sample app and the shop, driven with Appium's client for Python."""
import os
import sys
import unittest
import xml.etree.ElementTree as ElementTree

from appium import webdriver
from appium.options.ios import XCUITestOptions
from appium.webdriver.common.appiumby import AppiumBy
from selenium.common.exceptions import (
    InvalidSelectorException,
    NoAlertPresentException,
    NoSuchElementException,
    SessionNotCreatedException,
    StaleElementReferenceException,
    TimeoutException,
    WebDriverException,
)
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.support import expected_conditions as expected
from selenium.webdriver.support import wait as waits
from selenium.webdriver.support.ui import WebDriverWait

from virtual_waits import use_virtual_time

SERVER = os.environ["REHEARSAL_WEBDRIVER"]
IDENTIFIER = AppiumBy.ACCESSIBILITY_ID


class DriverCase(unittest.TestCase):
    """Opens a session on an app for each test."""

    app = "Screens"
    coordinator = "ListCoordinator"
    arguments = []
    capabilities = {}

    def setUp(self):
        self.driver = self.open(**self.capabilities)
        self.addCleanup(self.driver.quit)

    def open(self, **capabilities):
        options = XCUITestOptions()
        options.app = self.app
        arguments = ["-coordinatorUnderUITest", self.coordinator, *self.arguments]
        options.process_arguments = {"args": arguments}
        for name, value in capabilities.items():
            options.set_capability(name, value)
        return webdriver.Remote(SERVER, options=options)

    def find(self, identifier):
        return self.driver.find_element(IDENTIFIER, identifier)

    def wait(self, condition, seconds=10):
        return WebDriverWait(self.driver, seconds, poll_frequency=0.01).until(condition)

    def wait_for(self, identifier):
        return self.wait(expected.visibility_of_element_located((IDENTIFIER, identifier)))


class VirtualWaitTests(DriverCase):
    """Explicit waits as tests have them, without an argument for how often they ask."""

    coordinator = "SlowLoginCoordinator"
    capabilities = {
        "rehearsal:pollTime": 0, "rehearsal:costs": "none", "rehearsal:timing": "zero"}

    def setUp(self):
        super().setUp()
        usual = waits.time
        self.addCleanup(lambda: setattr(waits, "time", usual))
        use_virtual_time(self.driver)

    def now(self):
        return self.driver.execute_script("rehearsal: now")

    def content(self):
        return expected.visibility_of_element_located(
            (IDENTIFIER, "cloud.mokumoku.sample.content.email"))

    def log_in(self):
        self.find("slow.login.email").send_keys("a@example.com")
        self.find("slow.login.password").send_keys("secret")
        self.find("slow.login.button").click()

    def test_what_comes_in_time_is_found(self):
        self.log_in()
        clicked = self.now()
        self.assertEqual(
            WebDriverWait(self.driver, 10).until(self.content()).text, "a@example.com")
        self.assertGreaterEqual(self.now() - clicked, 1)
        self.assertLess(self.now() - clicked, 5)

    def test_what_comes_too_late_is_not_found(self):
        self.log_in()
        with self.assertRaises(TimeoutException):
            WebDriverWait(self.driver, 0.4).until(self.content())

    def test_a_wait_in_vain_takes_its_timeout(self):
        began = self.now()
        with self.assertRaises(TimeoutException):
            WebDriverWait(self.driver, 10).until(self.content())
        self.assertGreater(self.now() - began, 10)
        self.assertLess(self.now() - began, 11.5)


class LoginTests(DriverCase):
    coordinator = "LoginCoordinator"
    email = "cloud.mokumoku.sample.login.email"

    def test_login_shows_the_email(self):
        self.find(self.email).send_keys("someone@example.com")
        self.find("cloud.mokumoku.sample.login.password").send_keys("secret")
        self.driver.find_element(
            AppiumBy.IOS_PREDICATE, "type == 'XCUIElementTypeButton' AND label == 'Login'"
        ).click()
        shown = self.wait_for("cloud.mokumoku.sample.content.email")
        self.assertEqual(shown.text, "someone@example.com")

    def test_field_is_typed_into_and_cleared(self):
        field = self.find(self.email)
        self.assertEqual(field.get_attribute("value"), "e-mail")
        field.send_keys("abc")
        self.assertEqual(field.text, "abc")
        self.assertEqual(self.driver.switch_to.active_element.id, field.id)
        field.clear()
        self.assertEqual(field.text, "e-mail")

    def test_keyboard_comes_and_goes(self):
        self.assertFalse(self.driver.is_keyboard_shown())
        self.find(self.email).click()
        self.assertTrue(self.driver.is_keyboard_shown())
        self.driver.execute_script("mobile: keys", {"keys": ["x", "y"]})
        self.assertEqual(self.find(self.email).text, "xy")
        self.driver.hide_keyboard()
        self.assertFalse(self.driver.is_keyboard_shown())

    def test_keys_of_actions_are_typed(self):
        self.find(self.email).click()
        ActionChains(self.driver).send_keys("ab").perform()
        self.assertEqual(self.find(self.email).text, "ab")


class ListTests(DriverCase):
    def open_details(self):
        self.driver.find_element(AppiumBy.IOS_CLASS_CHAIN, "**/XCUIElementTypeCell[1]").click()

    def test_every_strategy_finds_the_same_element(self):
        named = self.find("3")
        for strategy, value in [
            (AppiumBy.NAME, "3"),
            (AppiumBy.ID, "3"),
            (AppiumBy.IOS_PREDICATE, "name == '3'"),
            (AppiumBy.IOS_CLASS_CHAIN, "**/*[`name == '3'`][1]"),
            (AppiumBy.XPATH, "//*[@name='3']"),
        ]:
            found = self.driver.find_element(strategy, value)
            self.assertEqual(found.id, named.id, (strategy, value))

    def test_chains_and_paths_of_cells(self):
        cells = self.driver.find_elements(AppiumBy.CLASS_NAME, "XCUIElementTypeCell")
        self.assertEqual(len(cells), 9)
        last = self.driver.find_element(
            AppiumBy.IOS_CLASS_CHAIN, "**/XCUIElementTypeTable/XCUIElementTypeCell[-1]"
        )
        self.assertEqual(last.id, cells[8].id)
        containing = self.driver.find_element(
            AppiumBy.IOS_CLASS_CHAIN, "**/XCUIElementTypeCell[$label == 'Second'$]"
        )
        self.assertEqual(containing.id, cells[1].id)
        after = self.driver.find_element(
            AppiumBy.XPATH,
            "//XCUIElementTypeCell[.//*[@label='Second']]/following-sibling::*[1]",
        )
        self.assertEqual(after.id, cells[2].id)

    def test_children_of_an_element(self):
        cell = self.driver.find_elements(AppiumBy.CLASS_NAME, "XCUIElementTypeCell")[1]
        self.assertEqual(cell.find_element(IDENTIFIER, "Title").text, "Second")
        self.assertEqual(len(cell.find_elements(AppiumBy.XPATH, ".//*[@name='Title']")), 1)

    def test_loader_ends_while_the_client_waits(self):
        self.driver.find_element(AppiumBy.XPATH, "(//XCUIElementTypeCell)[1]").click()
        self.wait_for("SuccessView")
        self.assertEqual(self.find("Button1").get_attribute("label"), "Button")

    def test_implicit_wait_costs_no_time(self):
        self.driver.implicitly_wait(10)
        self.open_details()
        self.assertTrue(self.find("SuccessView").is_displayed())

    def test_element_goes(self):
        self.open_details()
        loading = self.find("LoadingView")
        self.wait(expected.invisibility_of_element_located((IDENTIFIER, "LoadingView")))
        with self.assertRaises(StaleElementReferenceException):
            loading.is_displayed()

    def test_attributes_and_rectangles(self):
        cell = self.driver.find_elements(AppiumBy.CLASS_NAME, "XCUIElementTypeCell")[0]
        self.assertEqual(cell.tag_name, "XCUIElementTypeCell")
        self.assertEqual(cell.get_attribute("type"), "XCUIElementTypeCell")
        self.assertEqual(cell.get_attribute("enabled"), "true")
        self.assertTrue(cell.is_enabled())
        self.assertFalse(cell.is_selected())
        rect = cell.rect
        self.assertGreater(rect["width"], 300)
        self.assertEqual(cell.size["height"], rect["height"])
        with self.assertRaises(WebDriverException):
            cell.get_attribute("colour")

    def test_page_sources_in_all_formats(self):
        root = ElementTree.fromstring(self.driver.page_source.encode())
        self.assertEqual(root.tag, "AppiumAUT")
        self.assertEqual(len(root.findall(".//XCUIElementTypeCell")), 9)
        tree = self.driver.execute_script("mobile: source", {"format": "json"})
        self.assertEqual(tree["type"], "Application")
        text = self.driver.execute_script("mobile: source", {"format": "description"})
        self.assertIn("Application, ", text)
        bare = self.driver.execute_script(
            "mobile: source", {"format": "xml", "excludedAttributes": "visible,x,y"}
        )
        self.assertNotIn("visible=", bare)

    def test_snapshot_depth_is_a_setting(self):
        self.driver.update_settings({"snapshotMaxDepth": 2})
        self.assertEqual(self.driver.get_settings()["snapshotMaxDepth"], 2)
        self.assertEqual(self.driver.find_elements(IDENTIFIER, "InfoButton"), [])
        self.assertNotIn("XCUIElementTypeCell", self.driver.page_source)

    def test_pictures_of_the_screen_and_of_an_element(self):
        whole = self.driver.get_screenshot_as_png()
        part = self.find("InfoButton").screenshot_as_png
        for picture in (whole, part):
            self.assertEqual(picture[:8], b"\x89PNG\r\n\x1a\n")
        self.assertGreater(len(whole), len(part))

    def test_finger_that_swipes_scrolls(self):
        cell = self.driver.find_elements(AppiumBy.CLASS_NAME, "XCUIElementTypeCell")[0]
        self.driver.swipe(100, 700, 100, 300, 500)
        self.driver.execute_script("mobile: swipe", {"direction": "down"})
        self.assertTrue(cell.is_displayed())

    def test_taps_at_points_and_as_actions(self):
        rect = self.find("Title").rect
        x, y = rect["x"] + rect["width"] // 2, rect["y"] + rect["height"] // 2
        self.driver.tap([(x, y)])
        self.wait_for("SuccessView")

    def test_links_lead_into_the_app(self):
        self.driver.get("sample://content/ann@example.com")
        self.assertEqual(self.find("cloud.mokumoku.sample.content.email").text, "ann@example.com")
        self.driver.execute_script("mobile: deepLink", {"url": "sample://list"})
        self.assertTrue(self.find("ListView").is_displayed())

    def test_states_of_the_app(self):
        bundle = self.driver.capabilities["bundleId"]
        self.assertEqual(self.driver.query_app_state(bundle), 4)
        self.driver.background_app(-1)
        self.assertIn(self.driver.query_app_state(bundle), (2, 3))
        self.driver.activate_app(bundle)
        self.assertEqual(self.driver.query_app_state(bundle), 4)
        self.assertTrue(self.driver.terminate_app(bundle))
        self.assertEqual(self.driver.query_app_state(bundle), 1)
        self.driver.execute_script("mobile: launchApp", {"bundleId": bundle})
        self.assertTrue(self.find("ListView").is_displayed())

    def test_orientation_and_window(self):
        self.assertEqual(self.driver.orientation, "PORTRAIT")
        tall = self.driver.get_window_size()
        self.driver.orientation = "LANDSCAPE"
        wide = self.driver.get_window_rect()
        self.assertEqual((wide["width"], wide["height"]), (tall["height"], tall["width"]))

    def test_pasteboard(self):
        self.driver.set_clipboard_text("copied äöü")
        self.assertEqual(self.driver.get_clipboard_text(), "copied äöü")
        self.driver.execute_script("mobile: setPasteboard", {"content": "plain"})
        self.assertEqual(self.driver.execute_script("mobile: getPasteboard"), "plain")


class FaultTests(DriverCase):
    def test_missing_element_names_similar_ones(self):
        with self.assertRaises(NoSuchElementException) as caught:
            self.find("InfoButon")
        self.assertIn("InfoButton", caught.exception.msg)

    def test_locators_that_are_not_valid(self):
        for strategy, value in [
            (AppiumBy.XPATH, "//*[@name="),
            (AppiumBy.IOS_CLASS_CHAIN, "**/XCUIElementTypeButton["),
            (AppiumBy.IOS_PREDICATE, "label === 1"),
            (AppiumBy.CSS_SELECTOR, "a > b"),
        ]:
            with self.assertRaises(InvalidSelectorException):
                self.driver.find_element(strategy, value)

    def test_no_alert_is_shown(self):
        with self.assertRaises(NoAlertPresentException):
            self.driver.switch_to.alert.accept()

    def test_unknown_scripts_and_capabilities_name_the_known_ones(self):
        with self.assertRaises(WebDriverException) as caught:
            self.driver.execute_script("mobile: swipr", {})
        self.assertIn("did you mean swipe?", caught.exception.msg)
        with self.assertRaises(SessionNotCreatedException) as caught:
            self.open(**{"appium:deviceName": "iPhone 14 Mini"})
        self.assertIn("iPhone", caught.exception.msg)

    def test_sessions_are_isolated(self):
        other = self.open()
        self.addCleanup(other.quit)
        self.driver.find_element(AppiumBy.CLASS_NAME, "XCUIElementTypeCell").click()
        self.assertTrue(other.find_element(IDENTIFIER, "ListView").is_displayed())
        self.assertNotEqual(other.session_id, self.driver.session_id)

    def test_what_was_done_becomes_a_swift_test(self):
        self.driver.find_element(AppiumBy.CLASS_NAME, "XCUIElementTypeCell").click()
        self.driver.execute_script("rehearsal: advance", {"seconds": 2})
        source = self.driver.execute_script("rehearsal: test", {"name": "OpensDetails"})
        self.assertIn("final class OpensDetails: XCTestCase", source)


class ShopTests(DriverCase):
    app = "Shop"
    coordinator = "Profile"
    arguments = ["-sawTour", "YES", "-sawCashbackNews", "YES"]

    def test_alert_of_the_app(self):
        self.find("profile.settings").click()
        self.wait_for("settings.history").click()
        alert = self.driver.switch_to.alert
        self.assertEqual(alert.text, "Clear the history?")
        buttons = self.driver.execute_script("mobile: alert", {"action": "getButtons"})
        self.assertEqual(buttons, ["Clear", "Cancel"])
        self.driver.execute_script("mobile: alert", {"action": "accept", "buttonLabel": "Clear"})
        with self.assertRaises(NoAlertPresentException):
            self.driver.switch_to.alert.dismiss()

    def test_alert_of_the_system(self):
        self.find("profile.settings").click()
        switch = self.wait_for("settings.notifications")
        self.assertEqual(switch.get_attribute("value"), "0")
        switch.click()
        self.driver.switch_to.alert.accept()
        self.assertEqual(self.find("settings.notifications").get_attribute("value"), "1")


class FilterTests(DriverCase):
    app = "Shop"
    coordinator = "Catalogue"
    arguments = ["-sawTour", "YES", "-sawCashbackNews", "YES"]

    def test_switch_and_slider(self):
        self.driver.implicitly_wait(10)
        self.driver.find_element(AppiumBy.CLASS_NAME, "XCUIElementTypeCell").click()
        self.driver.find_element(
            AppiumBy.IOS_PREDICATE, "name CONTAINS 'filter' AND type == 'XCUIElementTypeButton'"
        ).click()
        self.find("filters.price").send_keys("0.5")
        self.assertIn("100", self.find("filters.price.words").text)
        self.find("filters.inStock").click()
        self.assertEqual(self.find("filters.inStock").get_attribute("value"), "1")


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[1:]], verbosity=1)
