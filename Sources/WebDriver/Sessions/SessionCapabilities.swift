package import SimulatedApp
package import VirtualTime

/// The capabilities that a client requests for a session, without the prefixes of vendors.
package struct SessionCapabilities: Sendable {
  /// The folder or name of the app; nil for the first app, or that of the bundle identifier.
  package var app: String?
  /// The bundle identifier of the app.
  package var bundle: String?
  /// The variant of the app.
  package var variant: String?
  /// The coordinator that starts the app; nil for the one that the arguments choose.
  package var coordinator: String?
  /// The arguments of a launch.
  package var arguments: [String] = []
  /// The environment of a launch.
  package var environment: [String: String] = [:]
  /// The language, such as `de`.
  package var language: String?
  /// The region, such as `de_DE`.
  package var locale: String?
  /// The device.
  package var device: DeviceProfile?
  /// The version of the system.
  package var system: SystemVersion?
  /// The seed of all random choices.
  package var seed = Seed(1)
  /// How long the steps of the automation take.
  package var timing = AutomationTiming.xcode26
  /// How long requests take.
  package var costs = DriverCosts()
  /// How much time passes after a look that finds nothing.
  package var pollTime = VirtualDuration.milliseconds(500)
  /// Whether the app is launched with the session.
  package var launches = true
  /// How alerts are answered when a command finds one; nil leaves them.
  package var alerts: String?
  /// How the device is turned at first; nil leaves it.
  package var orientation: String?
  /// The settings that the session begins with.
  package var settings: [(String, JSONNode)] = []
  /// The capabilities as the client has sent them.
  package var sent: [JSONMember] = []

  /// The capabilities of this package, which clients write as `rehearsal:seed`.
  package static let own = ["seed", "variant", "coordinator", "pollTime", "timing", "costs"]

  /// Reads the capabilities of a request, standard or of older clients.
  package init(_ body: JSONNode) throws(WebDriverFault) {
    let sets = try Self.sets(body)
    var first: WebDriverFault?
    for set in sets {
      do throws(WebDriverFault) {
        try self.init(members: set)
        return
      } catch {
        first = first ?? error
      }
    }
    throw first ?? WebDriverFault(.invalidArgument, "firstMatch has no capabilities.")
  }

  /// The sets to choose from: the required capabilities, combined with each of the alternatives.
  private static func sets(_ body: JSONNode) throws(WebDriverFault) -> [[JSONMember]] {
    guard let capabilities = body.member("capabilities")?.value else {
      return [body.member("desiredCapabilities")?.value.plainMembers ?? []]
    }
    let always = capabilities.member("alwaysMatch")?.value.plainMembers ?? []
    guard let choices = capabilities.member("firstMatch")?.value else { return [always] }
    guard case .array(let list) = choices.kind, !list.isEmpty, list.count <= 64 else {
      throw WebDriverFault(.invalidArgument, "firstMatch must be a list of 1 to 64 objects.")
    }
    var sets: [[JSONMember]] = []
    for choice in list {
      let known = Set(always.map(\.key))
      if let twice = choice.plainMembers.first(where: { known.contains($0.key) }) {
        throw WebDriverFault(
          .invalidArgument, "\(twice.key) is in alwaysMatch and in firstMatch; it can be in one.")
      }
      sets.append(always + choice.plainMembers)
    }
    return sets
  }

  private init(members: [JSONMember]) throws(WebDriverFault) {
    sent = members
    for member in members {
      let parts = member.key.split(separator: ":", maxSplits: 1)
      let isOwn = parts.count == 2 && parts[0] == "rehearsal"
      let name = parts.last.map(String.init) ?? member.key
      try isOwn ? setOwn(name, member.value) : set(name, member.value)
    }
  }

  private mutating func setOwn(_ name: String, _ value: JSONNode) throws(WebDriverFault) {
    switch name {
    case "seed": seed = Seed(UInt64(try Self.number(value, "rehearsal:seed", 0...9e15)))
    case "variant": variant = try Self.text(value, "rehearsal:variant")
    case "coordinator": coordinator = try Self.text(value, "rehearsal:coordinator")
    case "pollTime":
      pollTime = .milliseconds(Int(try Self.number(value, "rehearsal:pollTime", 0...3_600_000)))
    case "costs":
      switch value.plainText {
      case "usual": costs = DriverCosts()
      case "none": costs = .none
      default:
        throw WebDriverFault(.invalidArgument, "rehearsal:costs must be \"usual\" or \"none\".")
      }
    case "timing":
      let name = try Self.text(value, "rehearsal:timing")
      guard let profile = AutomationTiming.named(name) else {
        throw WebDriverFault.unknownName(name, "timing", among: AutomationTiming.names)
      }
      timing = profile
    default: throw WebDriverFault.unknownName(name, "capability rehearsal:", among: Self.own)
    }
  }

  private mutating func set(_ name: String, _ value: JSONNode) throws(WebDriverFault) {
    switch name {
    case "platformName":
      guard try Self.text(value, name).lowercased() == "ios" else {
        throw WebDriverFault(.notCreated, "platformName must be iOS; there is no other platform.")
      }
    case "app": app = try Self.text(value, name)
    case "bundleId": bundle = try Self.text(value, name)
    case "language": language = try Self.text(value, name)
    case "locale": locale = try Self.text(value, name)
    case "deviceName": try setDevice(try Self.text(value, name))
    case "platformVersion": system = SystemVersion(named: value.plainText ?? "")
    case "orientation": orientation = try Self.text(value, name)
    case "autoLaunch": launches = value.plainFlag ?? true
    case "autoAcceptAlerts": if value.plainFlag == true { alerts = "accept" }
    case "autoDismissAlerts": if value.plainFlag == true { alerts = "dismiss" }
    case "defaultAlertAction": alerts = value.plainText
    case "processArguments": try setProcess(value)
    case "arguments": arguments += try Self.texts(value, name)
    case "environment": try addEnvironment(value)
    case "settings": settings += value.plainMembers.map { ($0.key, $0.value) }
    default:
      guard name.hasPrefix("settings["), name.hasSuffix("]") else { return }
      settings.append((String(name.dropFirst(9).dropLast()), value))
    }
  }

  private mutating func setDevice(_ name: String) throws(WebDriverFault) {
    guard let profile = DeviceProfile.named(name) else {
      throw WebDriverFault.unknownName(
        name, "device", among: DeviceProfile.names, code: .notCreated)
    }
    device = profile
  }

  private mutating func setProcess(_ value: JSONNode) throws(WebDriverFault) {
    guard case .object = value.kind else {
      throw WebDriverFault(
        .invalidArgument,
        "processArguments must be an object with args and env, not \(value.kindName).")
    }
    if let args = value.member("args")?.value { arguments += try Self.texts(args, "args") }
    if let env = value.member("env")?.value { try addEnvironment(env) }
  }

  private mutating func addEnvironment(_ value: JSONNode) throws(WebDriverFault) {
    for member in value.plainMembers {
      environment[member.key] = try Self.text(member.value, member.key)
    }
  }

  private static func text(_ value: JSONNode, _ name: String) throws(WebDriverFault) -> String {
    if let text = value.plainText { return text }
    guard let number = value.plainNumber else {
      throw WebDriverFault(.invalidArgument, "\(name) must be a text, not \(value.kindName).")
    }
    return Int(exactly: number).map(String.init) ?? "\(number)"
  }

  private static func texts(_ value: JSONNode, _ name: String) throws(WebDriverFault) -> [String] {
    guard case .array(let list) = value.kind else {
      throw WebDriverFault(.invalidArgument, "\(name) must be a list of texts.")
    }
    var texts: [String] = []
    for node in list { texts.append(try text(node, name)) }
    return texts
  }

  private static func number(
    _ value: JSONNode, _ name: String, _ range: ClosedRange<Double>
  ) throws(WebDriverFault) -> Double {
    guard let number = value.plainNumber, range.contains(number) else {
      throw WebDriverFault(
        .invalidArgument,
        "\(name) must be a number from \(Int(range.lowerBound)) to \(Int(range.upperBound)).")
    }
    return number
  }

  /// The arguments of a launch, with those that set the language and the region.
  package var launchArguments: [String] {
    var all = arguments
    if let language { all += ["-AppleLanguages", "(\(language))"] }
    if let locale { all += ["-AppleLocale", locale] }
    return all
  }
}
