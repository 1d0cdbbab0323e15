import ServedSessions
import SimulatedApp

/// What a run of an app can be started with: the choices of the form.
enum AppView {
  /// The choices for an app.
  static func node(of app: ServedApp) throws(SessionFault) -> JSONNode {
    let definition = try app.definition()
    let lists: [(String, [String])] = [
      ("coordinators", definition.coordinators.map(\.name)), ("variants", app.variants),
      ("devices", DeviceProfile.names), ("languages", SystemLanguage.allCases.map(\.rawValue)),
      ("latencies", LatencyPlan.names), ("deviceActions", SessionAction.deviceNames),
      ("faults", FaultPlan.levels.map(\.name) + FaultKind.allCases.map(\.rawValue)),
    ]
    var members = JSONMembers()
    members.add("app", app.name)
    members.add("coordinator", definition.defaultCoordinator)
    members.add("device", definition.device)
    for (name, list) in lists { members.add(name, list: list, JSONNode.text) }
    return members.node
  }
}
