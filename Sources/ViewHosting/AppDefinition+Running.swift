import AppBuilding
public import AppModel
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
  ///   - name: the name under the icon; by default that of the type without `App`.
  ///   - bundleIdentifier: the bundle identifier.
  ///   - device: the device whose screen it has, such as `iPhone 15`.
  ///   - turnsTogglesByRow: whether a tap on the middle of a toggle's row turns the toggle, as in
  ///     older systems.
  public init<Main: App>(
    running type: Main.Type, name: String? = nil, bundleIdentifier: String? = nil,
    device: String = DeviceProfile.standard.name, turnsTogglesByRow: Bool = false
  ) {
    var words = String(describing: type)
    if words.hasSuffix("App"), words != "App" { words.removeLast("App".count) }
    let name = name ?? words
    let profile = DeviceProfile.all.first { $0.name == device } ?? .standard
    self.init(
      name: name, bundleIdentifier: bundleIdentifier ?? "com.example.\(words.lowercased())",
      device: device, defaultCoordinator: HostedScreen<Main>.coordinator,
      coordinators: [
        CoordinatorDefinition(
          name: HostedScreen<Main>.coordinator, root: HostedScreen<Main>.screen, container: .plain)
      ],
      screens: [
        ScreenDefinition(
          HostedScreen<Main>(profile: profile, turnsTogglesByRow: turnsTogglesByRow))
      ])
  }
}
