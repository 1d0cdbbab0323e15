/// What goes wrong in a run; `SessionConfiguration.faults` takes one.
///
/// ```swift
/// configuration.faults = FaultPlan([Fault(.slowNetwork, 8), Fault(.tieOrder)])
/// configuration.faults = try FaultPlan(parsing: "slow-network=8 swallowed-tap=0.01 tie-order")
/// ```
///
/// Each fault draws from its own random source, so that the seed (or a replay token) and the text
/// of the plan give the same run again. An empty plan changes nothing.
public struct FaultPlan: Sendable, Hashable {
  /// The faults in the order of their kinds, with each kind once.
  public let faults: [Fault]

  /// Makes a plan from faults in any order; of two faults of the same kind the last one counts.
  public init(_ faults: [Fault] = []) {
    var byKind: [FaultKind: Fault] = [:]
    for fault in faults { byKind[fault.kind] = fault }
    self.faults = FaultKind.allCases.compactMap { byKind[$0] }
  }

  /// Whether the plan has no faults.
  public var isEmpty: Bool { faults.isEmpty }

  /// The number of a fault, 1 if it takes none; nil if the plan does not have the fault.
  public subscript(kind: FaultKind) -> Double? {
    faults.first { $0.kind == kind }?.strength
  }
}

/// One kind of fault, and how strong it is.
public struct Fault: Sendable, Hashable {
  /// What kind of fault it is.
  public let kind: FaultKind
  /// How much or how often, depending on the kind; 1 if the kind takes no number.
  public let strength: Double

  /// Makes a fault; a number out of range becomes the nearest valid one.
  public init(_ kind: FaultKind, _ strength: Double = 1) {
    self.kind = kind
    guard let range = kind.strength.range else {
      self.strength = 1
      return
    }
    let number = strength.isNaN ? range.lowerBound : strength
    self.strength = min(max(number, range.lowerBound), range.upperBound)
  }
}

extension FaultPlan: CustomStringConvertible {
  /// The text that ``init(parsing:)`` reads.
  public var description: String { faults.map(\.description).joined(separator: " ") }
}

extension Fault: CustomStringConvertible {
  /// The fault's name, with its number if it takes one.
  public var description: String {
    guard kind.strength != .nothing else { return kind.rawValue }
    let whole = Int64(exactly: strength).map(String.init)
    return "\(kind.rawValue)=\(whole ?? String(strength))"
  }
}

extension FaultPlan {
  /// The named plans, each worse than the one before.
  public static let levels: [(name: String, plan: FaultPlan)] = [
    ("calm", FaultPlan([Fault(.slowNetwork, 2), Fault(.tieOrder), Fault(.nearOrder, 20)])),
    (
      "commute",
      FaultPlan([
        Fault(.slowNetwork, 8), Fault(.loaderFailure, 0.01), Fault(.tieOrder),
        Fault(.nearOrder, 50), Fault(.slowDevice, 2), Fault(.lateKeyboard, 300),
        Fault(.droppedFrames, 12), Fault(.collectionOrder),
      ])
    ),
    (
      "tunnel",
      FaultPlan([
        Fault(.slowNetwork, 64), Fault(.loaderFailure, 0.2), Fault(.tieOrder),
        Fault(.nearOrder, 200), Fault(.slowDevice, 4), Fault(.lateKeyboard, 1_000),
        Fault(.droppedFrames, 60), Fault(.lateResult, 0.2), Fault(.rowOrder, 0.2),
        Fault(.collectionOrder), Fault(.staleSnapshot, 0.05),
      ])
    ),
    ("everything", everything),
  ]

  /// Every fault of the app, its device and the network, each at its default strength.
  package static let everything = FaultPlan(FaultKind.ofApp.map { Fault($0, usual($0)) })

  /// The plan with a name in ``levels``; nil for an unknown name.
  public static func level(_ name: String) -> FaultPlan? {
    levels.first { $0.name == name }?.plan
  }

  private static func usual(_ kind: FaultKind) -> Double {
    switch kind.strength {
    case .nothing: 1
    case .probability: kind == .swallowedTap || kind == .staleSnapshot ? 0.05 : 0.25
    case .factor: kind == .slowNetwork ? 64 : 4
    case .milliseconds: 1_000
    case .frames: 60
    case .seconds: 30
    }
  }
}
