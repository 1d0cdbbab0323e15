import AppCompiling
import PredicateFormat

/// Handles touches of the home screen: its pages, the menu of an icon, the removal of an app.
struct HomeScreenDesk {
  let device: SimulatedDevice

  /// Handles an event of the home screen; returns false for any other event.
  func answer(_ event: String, data: FormatValue) -> Bool {
    let bundle = data.text("bundle")
    guard device.homeScreen.answer(event, about: bundle, of: device.apps.own) else { return false }
    // The icon is gone; the next launch shows it again.
    if event == "DELETE_APP" { device.storageKeeper.reinstall(device.homeScreen.asked) }
    device.refreshSpringBoard()
    if event == "REMOVE_APP", let screen = device.springBoard.frontScreen {
      device.springBoard.raise("ASK", on: screen, data: .null)
    }
    return true
  }
}
