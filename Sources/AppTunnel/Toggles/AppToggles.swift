public import SimulatedApp
import XCUIAutomation

/// The feature toggles at launch: switch them before `launch()`.
///
/// ```swift
/// app.tunnel.toggles.enable("cashback", info: ["percent": 5])
/// app.tunnel.toggles.disable("plusBenefits")
/// app.launch()
/// ```
///
/// The switches are written to the launch environment, under the variables that the app file names.
public struct AppToggles {
  private let tunnel: AppTunnel

  init(of tunnel: AppTunnel) { self.tunnel = tunnel }

  /// Whether a toggle of the running app is on; nil if the app is not running or lacks it.
  public subscript(name: String) -> Bool? {
    guard case .bool(let isOn)? = state("toggles")[name] else { return nil }
    return isOn
  }

  /// The data of a toggle of the running app.
  public func info(of name: String) -> StateValue? { state("toggleInfo")[name] }

  /// Switches toggles on at the next launch.
  ///
  /// Fails the test if the app is running or no toggle has one of the names.
  public func enable(_ names: String...) { switchNames(names, isOn: true) }

  /// Switches a toggle on at the next launch, with data that overrides its usual data.
  public func enable(_ name: String, info: StateValue) {
    guard let toggles = switchNames([name], isOn: true) else { return }
    let environment = tunnel.application.nextEnvironment
    let text = environment[toggles.infoVariable] ?? ""
    var members: [String: StateValue] = [:]
    if case .record(let given)? = StateValue(jsonText: text) { members = given }
    members[name] = info
    tunnel.application.nextEnvironment[toggles.infoVariable] =
      StateValue.record(members).jsonText
  }

  /// Switches toggles off at the next launch.
  ///
  /// Fails the test if the app is running or no toggle has one of the names.
  public func disable(_ names: String...) { switchNames(names, isOn: false) }

  @discardableResult
  private func switchNames(_ names: [String], isOn: Bool) -> TogglesDefinition? {
    guard let session = tunnel.session else { return nil }
    let action = "\(isOn ? "enable" : "disable") \(names.joined(separator: ", "))"
    guard let toggles = session.targetDefinition?.toggles else {
      tunnel.refuse(action, "The app declares no toggles.", in: session)
      return nil
    }
    let unknown = names.filter { !toggles.names.contains($0) }
    guard unknown.isEmpty else {
      let reasons = unknown.map { toggles.unknown($0).asSentence }
      tunnel.refuse(action, reasons.joined(separator: " "), in: session)
      return nil
    }
    guard session.runState == .notRunning else {
      tunnel.refuse(action, Self.isTooLate, in: session)
      return nil
    }
    add(names, to: isOn ? toggles.enabledVariable : toggles.disabledVariable)
    take(names, from: isOn ? toggles.disabledVariable : toggles.enabledVariable)
    return toggles
  }

  private static let isTooLate =
    "The app runs, and has read its toggles: switch them before launch(), or after terminate()."

  private func add(_ names: [String], to variable: String) {
    let listed = self.names(in: variable)
    set(listed + names.filter { !listed.contains($0) }, in: variable)
  }

  private func take(_ names: [String], from variable: String) {
    let listed = self.names(in: variable)
    guard listed.contains(where: names.contains) else { return }
    set(listed.filter { !names.contains($0) }, in: variable)
  }

  private func names(in variable: String) -> [String] {
    TogglesDefinition.names(in: tunnel.application.nextEnvironment[variable] ?? "") ?? []
  }

  private func set(_ names: [String], in variable: String) {
    tunnel.application.nextEnvironment[variable] =
      names.isEmpty ? nil : names.joined(separator: ",")
  }

  private func state(_ name: String) -> [String: StateValue] {
    guard case .record(let values)? = tunnel.session?.launchState(name) else { return [:] }
    return values
  }
}

extension AppTunnel {
  /// The feature toggles at launch.
  public var toggles: AppToggles { AppToggles(of: self) }
}
