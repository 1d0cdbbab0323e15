import PredicateFormat

/// What an expression sees: the screen's context, an item of a list, and the app around it.
struct Scope: FormatSubject {
  var context: [String: FormatValue]
  var item: ItemScope?
  var event: FormatValue = .null
  var state: String = ""
  var app: [String: FormatValue]
  var device: DeviceFacts
  /// Told what is read, in a run that is traced.
  var watch: ScopeWatch?

  /// The value under a name: the innermost list item first, then the context, then the rest.
  func formatValue(forKey key: String) -> FormatValue? {
    watch?.read(key)
    if let value = item?.value(named: key) { return value }
    if let value = context[key] { return value }
    switch key {
    case "app": return .record(app)
    case "event": return event
    case "state": return .string(state)
    case "defaults": return .record(device.defaults)
    case "environment": return .record(device.environment)
    case "arguments": return .list(device.arguments)
    case "device": return .record(device.record)
    case "keychain", "files": return device.state[key] ?? .record([:])
    default: return device.state[key]
    }
  }

  var formatKeys: [String] {
    context.keys.sorted() + [
      "app", "event", "state", "defaults", "environment", "arguments", "device",
    ] + device.state.keys.sorted()
  }
}

/// The item of one repetition, and those of the repetitions around it.
final class ItemScope: Sendable {
  let name: String
  let item: FormatValue
  let index: Int
  let outer: ItemScope?
  /// A number that differs between items, those of repetitions inside each other too.
  let key: Int
  /// What the item is known by wherever its list puts it; nil where only its place can tell.
  let identity: UInt64?
  /// Where the item stands among sections and rows; nil where there are none.
  let place: IndexPlace?

  init(
    name: String, item: FormatValue, index: Int, outer: ItemScope?, identity: UInt64? = nil,
    place: IndexPlace? = nil
  ) {
    self.identity = identity
    self.place = place
    self.name = name
    self.item = item
    self.index = index
    self.outer = outer
    key = outer.map { ($0.key &+ 1) &* 0x1F_FFFF &+ index } ?? index
  }

  /// The scope of a section or a row that is not repeated, which is known by its element alone.
  convenience init(at place: IndexPlace, outer: ItemScope?) {
    self.init(name: "", item: .null, index: 0, outer: outer, identity: 0, place: place)
  }

  func value(named key: String) -> FormatValue? {
    if key == name { return item }
    if key == "index", !name.isEmpty { return .integer(Int64(index)) }
    if let place, key == "section" { return .integer(Int64(place.section)) }
    if let row = place?.row, key == "row" { return .integer(Int64(row)) }
    return outer?.value(named: key)
  }

  /// The innermost place among sections and rows around the item.
  var nearestPlace: IndexPlace? { place ?? outer?.nearestPlace }
}

/// What expressions may know of the device and the launch.
struct DeviceFacts: Sendable {
  var name: String = ""
  var defaults: [String: FormatValue] = [:]
  /// What the app keeps, and what its launch has settled, by the name that expressions read it
  /// under; empty for an app that has nothing of the kind.
  var state: [String: FormatValue] = [:]
  var environment: [String: FormatValue] = [:]
  var arguments: [FormatValue] = []
  var appearance = DeviceAppearance.light
  var location: DeviceLocation?
  var volume = DeviceVolume()
  var isVoiceOverOn = false
  /// What expressions read of the app's language, by its name.
  var localization: [String: FormatValue] = [:]
  /// The status of every resource by its name.
  var permissions: [String: FormatValue] = [:]

  /// What expressions read under `device`.
  var record: [String: FormatValue] {
    var record: [String: FormatValue] = [
      "name": .string(name), "appearance": .string(appearance.rawValue),
      "location": location?.record ?? .null, "volume": .real(volume.level),
      "voiceOver": .bool(isVoiceOverOn),
      "permissions": .record(permissions),
    ]
    record.merge(localization) { known, _ in known }
    return record
  }
}
