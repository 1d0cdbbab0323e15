import AppBuilding
public import AppModel
import Foundation
public import SwiftUI

extension AppDefinition {
  /// Makes an app of SwiftUI source: a session runs it as it is.
  ///
  /// ```swift
  /// override class var simulatedAppDefinition: AppDefinition? {
  ///   AppDefinition(running: ShopApp.self)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - type: the type of the app.
  ///   - name: the name under the icon; by default the type's name without `App`.
  ///   - bundleIdentifier: the bundle identifier.
  ///   - device: the device whose screen it has, such as `iPhone 15`.
  ///   - turnsTogglesByRow: whether a tap on the middle of a toggle's row turns the toggle, as in
  ///     older systems.
  ///   - showsListsAsTables: whether a `List` and a `Form` are tables, as before iOS 16.
  ///   - showsHeadersInCapitals: whether the headers of sections are in capitals, as before iOS 26.
  ///   - folder: a folder with the string catalogues and tables of the app, from the folder that
  ///     tests run in; its texts are shown in the language of the launch. `Bundle.main` finds the
  ///     other files in it. Files that cannot be read are reported on the standard error stream.
  ///   - infoPlist: the app's `Info.plist`, from the folder that tests run in: the values of
  ///     `Bundle.main`. By default they are those of a new app of Xcode, such as version 1.0.
  ///   - schemes: the schemes of links that open the app, as its `Info.plist` names them.
  public init<Main: App>(
    running type: Main.Type, name: String? = nil, bundleIdentifier: String? = nil,
    device: String = DeviceProfile.standard.name, turnsTogglesByRow: Bool = false,
    showsListsAsTables: Bool = false, showsHeadersInCapitals: Bool = false,
    texts folder: String? = nil, infoPlist: String? = nil, schemes: [String] = []
  ) {
    var words = String(describing: type)
    if words.hasSuffix("App"), words != "App" { words.removeLast("App".count) }
    let name = name ?? words
    let profile = DeviceProfile.all.first { $0.name == device } ?? .standard
    let texts = folder.map { AppTexts(below: $0) }
    let identifier = bundleIdentifier ?? "com.example.\(words.lowercased())"
    let information = AppInformation(
      of: name, identifier: identifier, file: infoPlist, texts: texts)
    for fault in (texts?.faults ?? []) + information.faults {
      FileHandle.standardError.write(Data("error: \(fault)\n".utf8))
    }
    self.init(
      name: name, bundleIdentifier: identifier, device: device,
      defaultCoordinator: HostedScreen<Main>.coordinator,
      coordinators: [
        CoordinatorDefinition(
          name: HostedScreen<Main>.coordinator, root: HostedScreen<Main>.screen, container: .plain)
      ],
      screens: [
        ScreenDefinition(
          HostedScreen<Main>(
            profile: profile, turnsTogglesByRow: turnsTogglesByRow,
            showsListsAsTables: showsListsAsTables,
            showsHeadersInCapitals: showsHeadersInCapitals, texts: texts,
            information: information))
      ],
      // The app receives all of them; its own code decides what they open.
      deepLinks: schemes.map { DeepLinkDefinition(pattern: "\($0)://") })
  }

  /// Makes an app of SwiftUI source whose window a scene delegate fills; the rest is as above.
  ///
  /// The delegate is notified when its scene is made, and of nothing later. The app's own delegate,
  /// which `@UIApplicationMain` marks, is not made.
  public init<Delegate: NSObject & UIWindowSceneDelegate>(
    running type: Delegate.Type, name: String? = nil, bundleIdentifier: String? = nil,
    device: String = DeviceProfile.standard.name, turnsTogglesByRow: Bool = false,
    showsListsAsTables: Bool = false, showsHeadersInCapitals: Bool = false,
    texts folder: String? = nil, infoPlist: String? = nil, schemes: [String] = []
  ) {
    self.init(
      running: DelegatedApp<Delegate>.self, name: name ?? "App",
      bundleIdentifier: bundleIdentifier ?? "com.example.app", device: device,
      turnsTogglesByRow: turnsTogglesByRow, showsListsAsTables: showsListsAsTables,
      showsHeadersInCapitals: showsHeadersInCapitals, texts: folder, infoPlist: infoPlist,
      schemes: schemes)
  }
}
