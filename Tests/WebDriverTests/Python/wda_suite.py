"""The sample app and the shop, driven with facebook-wda, a client of WebDriverAgent."""
import base64
import os
import sys
import unittest

import wda

SERVER = os.environ["REHEARSAL_WEBDRIVER"]
SAMPLE = "cloud.mokumoku.sample"
SHOP = "com.example.bazaar"


class AgentCase(unittest.TestCase):
    bundle = SAMPLE
    arguments = ["-coordinatorUnderUITest", "ListCoordinator"]

    def setUp(self):
        self.client = wda.Client(SERVER)
        self.session = self.client.session(self.bundle, arguments=self.arguments)
        self.session.implicitly_wait(10)
        self.addCleanup(self.session.close)


class ListTests(AgentCase):
    def test_status_and_app(self):
        self.assertTrue(self.client.is_ready())
        self.assertEqual(self.session.bundle_id, SAMPLE)
        self.assertEqual(self.session.app_current()["bundleId"], SAMPLE)
        self.assertEqual(self.session.app_state(SAMPLE).value, 4)

    def test_selectors(self):
        self.assertEqual(self.session(name="3").get().name, "XCUIElementTypeOther")
        self.assertEqual(self.session(className="Cell").count(), 9)
        third = self.session(className="Cell", index=2).get()
        self.assertEqual(third.className, "XCUIElementTypeCell")
        self.assertEqual(self.session(label="Second").get().text, "Second")
        self.assertEqual(self.session(labelContains="Seco").get().label, "Second")
        self.assertEqual(self.session(xpath="//Cell[2]//StaticText").get().text, "Second")
        self.assertTrue(self.session(predicate="label BEGINSWITH 'Th'").exists)
        self.assertFalse(self.session(name="nothing").exists)
        child = self.session(className="Cell").child(name="1")
        self.assertTrue(child.exists)

    def test_tap_opens_the_details(self):
        self.session(className="Cell").get().tap()
        self.assertTrue(self.session(name="SuccessView").wait(10))

    def test_point_that_is_clicked(self):
        self.session(label="First").get().click()
        self.assertEqual(self.session(name="Button1").get(timeout=10).label, "Button")

    def test_facts_of_an_element(self):
        info = self.session(label="First").get().info
        self.assertEqual(info["className"], "XCUIElementTypeStaticText")
        self.assertTrue(info["displayed"] and info["enabled"] and info["accessible"])
        bounds = self.session(label="First").get().bounds
        self.assertGreater(bounds.width, 0)

    def test_sources_and_pictures(self):
        self.assertIn("<XCUIElementTypeApplication", self.session.source())
        self.assertEqual(self.session.source(format="json")["type"], "Application")
        self.assertEqual(self.session.source(accessible=True)["type"], "Application")
        self.assertGreater(self.session.screenshot().size[0], 300)

    def test_gestures(self):
        self.session.swipe_up()
        self.session.swipe_down()
        self.session.tap_hold(100, 200, 1.0)
        self.session.double_tap(100, 500)
        self.assertEqual(self.session.window_size().width, 393)

    def test_settings_and_orientation(self):
        self.session.appium_settings({"snapshotMaxDepth": 40})
        self.assertEqual(self.session.appium_settings()["snapshotMaxDepth"], 40)
        self.session.orientation = wda.LANDSCAPE
        self.assertEqual(self.session.orientation, wda.LANDSCAPE)

    def test_app_that_ends_and_starts(self):
        self.session.app_terminate(SAMPLE)
        self.assertEqual(self.session.app_state(SAMPLE).value, 1)
        self.session.app_launch(SAMPLE, arguments=self.arguments)
        self.session.home()
        self.assertIn(self.session.app_state(SAMPLE).value, (2, 3))
        self.session.app_activate(SAMPLE)
        self.assertEqual(self.session.app_state(SAMPLE).value, 4)


class LoginTests(AgentCase):
    arguments = ["-coordinatorUnderUITest", "LoginCoordinator"]

    def test_login_shows_the_email(self):
        self.session(className="TextField").get().set_text("someone@example.com")
        self.session(className="SecureTextField").get().set_text("secret")
        self.session(label="Login", className="Button").get().tap()
        shown = self.session(name="cloud.mokumoku.sample.content.email").get(timeout=10)
        self.assertEqual(shown.text, "someone@example.com")

    def test_keys_and_clearing(self):
        field = self.session(className="TextField").get()
        field.tap()
        self.session.send_keys("abc")
        self.assertEqual(field.value, "abc")
        field.clear_text()
        self.assertEqual(field.value, "e-mail")

    def test_pasteboard(self):
        self.session.set_clipboard("copied")
        content = self.session._session_http.post("/wda/getPasteboard").value
        self.assertEqual(base64.b64decode(content), b"copied")


class ShopTests(AgentCase):
    bundle = SHOP
    arguments = [
        "-sawTour", "YES", "-sawCashbackNews", "YES", "-coordinatorUnderUITest", "Profile",
    ]

    def test_alerts(self):
        self.assertFalse(self.session.alert.exists)
        self.session(name="profile.settings").get().tap()
        self.session(name="settings.history").get(timeout=10).tap()
        self.assertEqual(self.session.alert.text, "Clear the history?")
        self.assertEqual(self.session.alert.buttons(), ["Clear", "Cancel"])
        self.session.alert.click("Cancel")
        self.assertFalse(self.session.alert.exists)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[1:]], verbosity=1)
