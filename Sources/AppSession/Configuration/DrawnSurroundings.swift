import AppCompiling
import AppModel
import AppRuntime
import PredicateFormat
import VirtualTime

/// The conditions of a whole run, drawn for the faults of a plan before anything happens.
struct DrawnSurroundings {
  private(set) var slowness = 1.0
  private(set) var isAnimated = true
  private(set) var hasLeftovers = false
  private var isKeyboardConnected = false
  private var device: DeviceProfile?
  private var clock: Double?
  private var language: String?
  private var textSize: String?

  /// Seconds since 1970, UTC: the usual start, then shortly before a midnight, before the end of a
  /// month, and before the start and the end of summer time in Europe.
  static let clocks: [Double] = [
    SessionConfiguration.usualWallClockStart, 1_767_311_997, 1_769_903_997, 1_774_745_997,
    1_792_889_997,
  ]

  /// The text sizes as launch arguments name them, the usual size first.
  static let textSizes = [
    "L", "XS", "XXXL", "AccessibilityM", "AccessibilityXXXL",
  ].map { "UICTContentSizeCategory" + $0 }

  /// Prepares the faults of a plan on the device of a run.
  func begin(_ plan: FaultPlan, on device: SimulatedDevice) {
    device.faults = RunFaults(plan: plan, slowness: slowness, isAnimated: isAnimated)
    guard hasLeftovers else { return }
    let app = device.apps.underTest.definition
    device.storedDefaults[app.bundleIdentifier] = Self.leftovers(of: app)
  }

  init(_ plan: FaultPlan, choices: ChoiceRecorder, app: AppDefinition) {
    for fault in plan.faults {
      let draw = FaultDraw(choices: choices, kind: fault.kind)
      switch fault.kind {
      case .slowDevice: slowness = 1 + (fault.strength - 1) * Double(draw.one(of: 9)) / 8
      case .animations: isAnimated = !draw.outcome(fault.strength)
      case .noKeyboard: isKeyboardConnected = draw.outcome(fault.strength)
      case .device: device = draw.one(of: DeviceProfile.varied)
      case .language: language = draw.one(of: Self.languages(of: app))
      case .textSize: textSize = draw.one(of: Self.textSizes)
      case .clock: clock = draw.one(of: Self.clocks)
      case .storedState: hasLeftovers = draw.one(of: 2) == 1
      default: continue
      }
    }
  }

  /// The configuration of a session with these conditions; settings of the test's launch win.
  func applied(to configuration: SessionConfiguration) -> SessionConfiguration {
    var configuration = configuration
    configuration.timing = configuration.timing.slowed(by: slowness)
    if let device { configuration.device = device }
    if let clock { configuration.wallClockStart = clock }
    if isKeyboardConnected { configuration.isKeyboardConnected = true }
    if let language {
      configuration.language = SystemLanguage(named: language)?.rawValue ?? configuration.language
      configuration.arguments = ["-AppleLanguages", "(\(language))"] + configuration.arguments
    }
    if let textSize {
      configuration.arguments =
        ["-UIPreferredContentSizeCategoryName", textSize] + configuration.arguments
    }
    return configuration
  }

  /// The languages that an app has texts for, its own first.
  private static func languages(of app: AppDefinition) -> [String] {
    [app.language] + app.strings.keys.sorted().filter { $0 != app.language }
  }

  /// The defaults that another test may have left: flags inverted, numbers one higher, empty texts
  /// filled and others emptied, and one-time items shown.
  static func leftovers(of app: AppDefinition) -> [String: FormatValue] {
    var left: [String: FormatValue] = [:]
    for (key, value) in app.defaults {
      switch value {
      case .bool(let flag): left[key] = .bool(!flag)
      case .integer(let number): left[key] = .integer(number == .max ? 0 : number + 1)
      case .string(let text): left[key] = .string(text.isEmpty ? "left behind" : "")
      default: continue
      }
    }
    for item in app.onStart {
      if let key = item.once { left[key] = .bool(true) }
    }
    return left
  }
}

/// Makes the draws for one kind of fault before there is a device.
private struct FaultDraw {
  let choices: ChoiceRecorder
  let kind: FaultKind

  func one(of count: Int) -> Int {
    Int(choices.drawInteger(below: UInt64(count), from: choices.source(named: kind.source)))
  }

  func one<Value>(of values: [Value]) -> Value? {
    values.isEmpty ? nil : values[one(of: values.count)]
  }

  func outcome(_ probability: Double) -> Bool {
    choices.drawOutcome(probability: probability, from: choices.source(named: kind.source))
  }
}

extension AutomationTiming {
  /// The timing on a device slower by a factor; limits, pauses and poll intervals stay.
  func slowed(by factor: Double) -> AutomationTiming {
    guard factor != 1 else { return self }
    var timing = self
    let costs: [WritableKeyPath<AutomationTiming, VirtualDuration>] = [
      \.idle, \.find, \.interruptionCheck, \.scroll, \.touch, \.touchSettles, \.keystroke,
      \.keysSettle, \.launch, \.sessionSetup, \.launchDelay, \.terminate, \.terminateBeforeLaunch,
      \.deviceChange, \.triage,
    ]
    for cost in costs { timing[keyPath: cost] = timing[keyPath: cost] * factor }
    return timing
  }
}
