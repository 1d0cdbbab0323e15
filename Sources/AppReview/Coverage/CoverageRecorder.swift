import AppCompiling
import AppModel
import AppRuntime

/// Records which parts of an app's model a run covers.
final class CoverageRecorder {
  /// How often each part was covered.
  private(set) var counts: [ModelPart: Int] = [:]
  private let app: CompiledApp
  private let parts: ModelParts
  /// The variants of the app that have run, by name.
  private var forms: [String?: Form] = [:]
  /// The last transition of each screen instance.
  private var last: [ScreenKey: TransitionKey] = [:]

  /// A variant of the app.
  fileprivate struct Form {
    let alerts: [String: [AlertDefinition]]
    /// The parts that it has in common with the app; nil for all.
    let shared: Set<ModelPart>?
  }

  private struct ScreenKey: Hashable {
    let process: Int32
    let screen: Int
  }

  /// Makes a recorder for runs of an app; other apps on the device are ignored.
  ///
  /// Runs of a variant count for the parts that the variant and the app have in common.
  init(_ app: CompiledApp, _ parts: ModelParts) {
    self.app = app
    self.parts = parts
  }

  /// Starts to record the steps of a device.
  func attach(to device: SimulatedDevice) {
    device.onStep = { [unowned self] in note($2, on: $1, in: $0) }
  }

  private func note(_ step: ModelStep, on screen: ScreenInstance?, in process: AppProcess) {
    guard process.app.definition.bundleIdentifier == app.definition.bundleIdentifier else { return }
    let form = form(of: process.app)
    func count(_ part: ModelPart) {
      guard form.shared?.contains(part) ?? true else { return }
      counts[part, default: 0] += 1
    }
    let name = screen?.name ?? ""
    switch step {
    case .opened: count(.screen(name))
    case .entered(let state): count(.state(screen: name, path: state))
    case .loaded(let loader, let isFailure):
      count(.outcome(loader: loader, isFailure: isFailure))
    case .started(let coordinator): count(.coordinator(coordinator))
    case .followed(let pattern): count(.link(pattern: pattern))
    case .answered(let alert, let button):
      guard let number = form.alerts[name]?.firstIndex(of: alert) else { return }
      count(.button(screen: name, alert: number, button: button))
    case .took(let key):
      count(.transition(key))
      let place = ScreenKey(process: process.identifier, screen: screen?.id ?? 0)
      if let before = last.updateValue(key, forKey: place) { count(.pair(before, key)) }
    }
  }

  private func form(of other: CompiledApp) -> Form {
    if let known = forms[other.variant] { return known }
    let form =
      other.variant == app.variant
      ? Form(alerts: parts.alerts, shared: nil) : Form(of: other.definition, sharing: parts)
    forms[other.variant] = form
    return form
  }
}

extension CoverageRecorder.Form {
  /// The form of a variant: a part is shared if it has the same name at the same place.
  fileprivate init(of variant: AppDefinition, sharing parts: ModelParts) {
    let own = ModelParts(variant)
    alerts = own.alerts
    let names = Dictionary(own.entries.map { ($0.part, $0.name) }) { first, _ in first }
    shared = Set(parts.entries.filter { names[$0.part] == $0.name }.map(\.part))
  }
}
