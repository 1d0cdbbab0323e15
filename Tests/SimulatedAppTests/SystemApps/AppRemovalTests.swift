import AccessibilityTree
import SimulatedApp
import Testing

/// The menu of an icon on the home screen, by which a user removes an app.
@Suite struct AppRemovalTests {
  private let phone = PhoneApp()

  private func press(_ icon: String) -> AutomationFailure? {
    phone.aim(PhoneApp.springBoard)
    let query = Query().descendants(.icon).identified(by: icon)
    return phone.session.perform(.longPress, on: query, title: "Press")
  }

  private func tap(_ button: String) -> AutomationFailure? {
    phone.tap(.button, button, in: PhoneApp.springBoard)
  }

  /// Keeps a value, and opens the menu of the app on the home screen.
  private func openMenu() {
    phone.tap(.button, "keep")
    _ = phone.session.perform(.press(.home))
    #expect(press("Phone") == nil)
    #expect(
      phone.labels(.button, in: PhoneApp.springBoard) == ["Remove App", "Edit Home Screen"])
  }

  private var icons: [String] { phone.labels(.icon, in: PhoneApp.springBoard) }

  @Test func `an app that is deleted has no icon and no data, until it is launched again`() throws {
    openMenu()
    #expect(tap("Remove App") == nil)
    #expect(phone.prompts == ["Remove “Phone”?"])
    #expect(tap("Delete App") == nil)
    #expect(phone.prompts == ["Delete “Phone”?"])
    #expect(tap("Delete") == nil)
    #expect(phone.prompts.isEmpty)
    #expect(icons == ["Settings", "Other", "Safari"])
    #expect(phone.state(PhoneApp.bundle) == .notRunning)
    #expect(try phone.facts().contains(.reinstalled(bundle: PhoneApp.bundle)))
    #expect(phone.launch(PhoneApp.bundle) == nil)
    #expect(phone.text("kept") != "yes")
    #expect(icons == ["Settings", "Phone", "Other", "Safari"])
  }

  @Test func `an app that is only removed from the home screen keeps its data`() {
    openMenu()
    #expect(tap("Remove App") == nil)
    #expect(tap("Remove from Home Screen") == nil)
    #expect(icons == ["Settings", "Other", "Safari"])
    #expect(phone.launch(PhoneApp.bundle) == nil)
    #expect(phone.text("kept") == "yes")
  }

  @Test func `each question can be left, and so can the menu`() {
    openMenu()
    #expect(tap("Edit Home Screen") == nil)
    #expect(phone.labels(.button, in: PhoneApp.springBoard).isEmpty)
    #expect(press("Phone") == nil)
    #expect(tap("Remove App") == nil)
    #expect(tap("Cancel") == nil)
    #expect(press("Phone") == nil)
    #expect(tap("Remove App") == nil)
    #expect(tap("Delete App") == nil)
    #expect(tap("Cancel") == nil)
    #expect(icons == ["Settings", "Phone", "Other", "Safari"])
    #expect(phone.state(PhoneApp.bundle) == .background)
  }

  @Test func `apps of the system have no menu`() {
    _ = phone.session.perform(.press(.home))
    #expect(press("Settings") == nil)
    #expect(phone.labels(.button, in: PhoneApp.springBoard).isEmpty)
  }
}
