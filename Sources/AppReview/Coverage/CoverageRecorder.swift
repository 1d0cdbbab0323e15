import AppCompiling
import AppModel
import AppRuntime

/// Records which parts of an app's model a run covers.
final class CoverageRecorder {
  /// How often each part was covered.
  private(set) var counts: [ModelPart: Int] = [:]
  private let app: CompiledApp
  private let alerts: [String: [AlertDefinition]]
  /// The last transition of each screen instance.
  private var last: [ScreenKey: TransitionKey] = [:]

  private struct ScreenKey: Hashable {
    let process: Int32
    let screen: Int
  }

  /// Makes a recorder for runs of an app; other apps on the device are ignored.
  init(_ app: CompiledApp, _ parts: ModelParts) {
    self.app = app
    alerts = parts.alerts
  }

  /// Starts to record the steps of a device.
  func attach(to device: SimulatedDevice) {
    device.onStep = { [unowned self] in note($2, on: $1, in: $0) }
  }

  private func note(_ step: ModelStep, on screen: ScreenInstance?, in process: AppProcess) {
    guard process.app === app else { return }
    let name = screen?.name ?? ""
    switch step {
    case .stands: count(.screen(name))
    case .entered(let state): count(.state(screen: name, path: state))
    case .loaded(let loader, let isFailure):
      count(.outcome(loader: loader, isFailure: isFailure))
    case .started(let coordinator): count(.coordinator(coordinator))
    case .followed(let pattern): count(.link(pattern: pattern))
    case .answered(let alert, let button):
      guard let number = alerts[name]?.firstIndex(of: alert) else { return }
      count(.button(screen: name, alert: number, button: button))
    case .took(let key):
      count(.transition(key))
      let place = ScreenKey(process: process.identifier, screen: screen?.id ?? 0)
      if let before = last.updateValue(key, forKey: place) { count(.pair(before, key)) }
    }
  }

  private func count(_ part: ModelPart) { counts[part, default: 0] += 1 }
}
