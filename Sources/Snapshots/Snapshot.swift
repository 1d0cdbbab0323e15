import EnvironmentVariables
public import Foundation
import SimulatedApp
import Synchronization
import TestHost
public import XCUIAutomation

/// Takes pictures for `rehearse snapshot`.
///
/// It is a class, as fastlane's is: tests find their own bundle by it.
open class Snapshot: NSObject {
  private static let waits = Atomic<Bool>(true)

  /// The language of the run; empty if it is that of the app.
  static var language: String { VariableReading().text(.snapshotLanguage) ?? "" }

  /// The locale of the run: the language with an underscore.
  static var locale: String { language.replacing("-", with: "_") }

  /// Gives an app the launch arguments of the run; call it before the launch.
  @preconcurrency @MainActor
  public static func setupSnapshot(_ app: XCUIApplication, waitForAnimations: Bool = true) {
    waits.store(waitForAnimations, ordering: .relaxed)
    if !language.isEmpty {
      app.launchArguments += ["-AppleLanguages", "(\(language))", "-AppleLocale", locale]
    }
    app.launchArguments += ["-FASTLANE_SNAPSHOT", "YES", "-ui_testing"]
  }

  /// Takes a picture of the screen once the app is idle, or after a time in seconds; 0 does not
  /// wait.
  @preconcurrency @MainActor
  public static func snapshot(_ name: String, timeWaitingForIdle timeout: Double = 20) {
    if timeout > 0 { (SessionContext.active as? AppSession)?.waitForIdle() }
    // fastlane gives animations a second.
    if waits.load(ordering: .relaxed) { sleep(1) }
    guard let folder = VariableReading().text(.snapshots),
      let session = SessionContext.active as? AppSession
    else { return }
    let device = session.device.profile.name
    let picture = XCUIScreen.main.screenshot().pngRepresentation
    do {
      try SnapshotFolder(folder).add(picture, name: name, device: device, language: language)
    } catch {
      failCurrentTest("The picture \(name) was not written to \(folder): \(error)")
    }
  }
}
