import AppCompiling
package import AppModel
import PredicateFormat
import PromptWords
import RunJournal

/// Asks the user for permissions, and keeps the answers.
package struct PermissionDesk {
  let device: SimulatedDevice

  /// An app's status for a resource: the user's answer, else the status in its definition.
  package func authorization(
    of resource: ProtectedResource, for bundle: String
  ) -> AuthorizationStatus {
    let app = device.apps.own.first { $0.bundleIdentifier == bundle }
    return device.authorizations.status(
      of: resource, for: bundle, definedBy: app?.permissions ?? [:])
  }

  /// The permissions that an app's expressions read under `device.permissions`.
  func permissions(of bundle: String) -> [String: FormatValue] {
    let known =
      bundle == device.apps.underTest.definition.bundleIdentifier
      ? device.apps.underTest.definition.permissions
      : device.apps.app(bundle)?.definition.permissions ?? [:]
    guard !known.isEmpty || device.authorizations.knows(bundle) else {
      return Authorizations.nothingAsked
    }
    return Authorizations.facts { authorization(of: $0, for: bundle) }
  }

  /// Asks for a resource: with a prompt the first time, later with the known answer at once.
  func ask(
    _ permission: PermissionDefinition, message: String?, of process: AppProcess, screen: Int
  ) {
    let resource = permission.resource
    device.factFollower?.dependsOn("permissions")
    let status = authorization(of: resource, for: process.bundle)
    guard status == .notDetermined else {
      return tell(status, of: resource, to: process, screen: screen, event: permission.event)
    }
    guard
      let prompt = PermissionPrompt(
        resource, app: process.app.definition.name, message: message, language: device.language,
        system: device.profile.system)
    else { return process.fail("no app can ask for \(resource.rawValue)") }
    let request = PermissionRequest(
      resource: resource, bundle: process.bundle, process: process.identifier, screen: screen,
      event: permission.event, choices: prompt.choices)
    device.springBoard.actions.show(
      ShownAlert(
        title: prompt.title, message: prompt.message, labels: prompt.labels,
        answer: .permission(request)))
  }

  /// Applies the choice of a prompt's button, and notifies the app that asked.
  func settle(_ request: PermissionRequest, button index: Int) {
    let choice = request.choices[index]
    device.authorizations.settle(choice, of: request.resource, for: request.bundle)
    refresh(choice.status, of: request.resource, for: request.bundle)
    guard let process = device.running.process(numbered: request.process) else { return }
    tell(
      choice.status, of: request.resource, to: process, screen: request.screen,
      event: request.event)
  }

  private func tell(
    _ status: AuthorizationStatus, of resource: ProtectedResource, to process: AppProcess,
    screen: Int, event: String?
  ) {
    guard let event, let screen = process.openScreens[screen] else { return }
    process.raise(
      event, on: screen,
      data: .record([
        "resource": .string(resource.rawValue), "status": .string(status.rawValue),
        "granted": .bool(status.isGranted),
      ]))
  }

  private func refresh(
    _ status: AuthorizationStatus, of resource: ProtectedResource, for bundle: String
  ) {
    device.record(
      .permissionSet(bundle: bundle, resource: resource.rawValue, status: status.rawValue))
    if let process = device.process(of: bundle) {
      process.facts.permissions = permissions(of: bundle)
      process.revision += 1
    }
    refreshSettings()
  }

  /// Removes the prompts of an app that has ended.
  func withdrawPrompts(of process: AppProcess) {
    guard let board = device.process(of: SystemApp.springBoard.bundleIdentifier),
      !board.covers.alerts.isEmpty
    else { return }
    board.covers.alerts.removeAll { alert in
      switch alert.answer {
      case .permission(let request): request.process == process.identifier
      case .question(let question): question.process == process.identifier
      case .events, .nothing: false
      }
    }
    board.revision += 1
  }

  /// Turns a resource's switch in Settings, which may end the running app, as on iOS.
  func switchPermission(_ name: String, of bundle: String) {
    guard let resource = ProtectedResource(rawValue: name) else { return }
    let isOn = authorization(of: resource, for: bundle).isGranted
    let status = isOn ? .denied : resource.granted
    device.authorizations.set(status, of: resource, for: bundle)
    refresh(status, of: resource, for: bundle)
    guard !resource.changesWhileRunning, let process = device.process(of: bundle) else { return }
    device.kill(process, reason: "the switch \(resource.settingsName) was turned in Settings")
  }

  /// Resets an app's answer, so that the app asks again; a running app is ended.
  package func resetAuthorization(of resource: ProtectedResource, for bundle: String) {
    device.record(.permissionReset(bundle: bundle, resource: resource.rawValue))
    device.authorizations.set(.notDetermined, of: resource, for: bundle)
    refreshSettings()
    guard let process = device.process(of: bundle) else { return }
    device.kill(process, reason: "the status of \(resource.rawValue) was reset")
  }

  // MARK: - Settings

  /// Updates what Settings shows, if it runs.
  func refreshSettings() {
    guard let settings = device.process(of: SystemApp.settings.bundleIdentifier) else { return }
    settings.shared["apps"] = .list(device.apps.own.map(settingsEntry))
    settings.revision += 1
  }

  private func settingsEntry(of app: AppDefinition) -> FormatValue {
    let bundle = app.bundleIdentifier
    let rows = ProtectedResource.allCases.compactMap { resource -> FormatValue? in
      let status = authorization(of: resource, for: bundle)
      guard status != .notDetermined else { return nil }
      return .record([
        "resource": .string(resource.rawValue),
        "name": .string(resource.settingsName(in: device.language)),
        "value": .string(status.isGranted ? "1" : "0"),
      ])
    }
    return .record([
      "name": .string(app.name), "bundle": .string(bundle), "permissions": .list(rows),
    ])
  }
}
