package import AppModel
package import PredicateFormat

/// What an expression can read: the screen's context, an item of a list, and the app's values.
package struct Scope: FormatSubject {
  /// The screen's context.
  package var context: [String: FormatValue]
  /// The item of the list around the element; nil outside lists.
  package var item: ItemScope?
  var event: FormatValue
  /// The path of the current state.
  package var state: String
  var device: DeviceFacts
  var app: [String: FormatValue]
  /// Receives every name that is read, in a traced run.
  var watch: (any ScopeWatching)?
}

extension Scope {
  /// Makes a scope; an element outside lists has no item.
  package init(
    context: [String: FormatValue], item: ItemScope? = nil, event: FormatValue = .null,
    state: String = "", app: [String: FormatValue], device: DeviceFacts,
    watch: (any ScopeWatching)? = nil
  ) {
    // The compiler's own initializer makes the value in place; assignments here would copy it.
    self.init(
      context: context, item: item, event: event, state: state, device: device, app: app,
      watch: watch)
  }

  /// The value of a name: the innermost list item first, then the context, then the rest.
  package func formatValue(forKey key: String) -> FormatValue? {
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

  /// The names that can be read, for hints to the nearest name.
  package var formatKeys: [String] {
    context.keys.sorted() + [
      "app", "event", "state", "defaults", "environment", "arguments", "device",
    ] + device.state.keys.sorted()
  }
}

/// Observes what expressions read.
package protocol ScopeWatching: AnyObject, Sendable {
  /// A name was read.
  func read(_ key: String)
}

/// The item of one repetition, and the items of the repetitions around it.
package final class ItemScope: Sendable {
  let name: String
  let item: FormatValue
  /// The position in the list, from 0.
  package let index: Int
  let outer: ItemScope?
  /// A number that differs between items, also between items of nested repetitions.
  package let key: Int
  /// The item's identity wherever it is in its list; nil if only its position identifies it.
  let identity: UInt64?
  /// The item's place in sections and rows; nil if there are none.
  let place: IndexPlace?

  /// Makes the scope of one repetition of an element.
  package convenience init(
    _ element: CompiledElement, item: FormatValue, index: Int, outer: ItemScope?,
    identity: UInt64? = nil, place: IndexPlace? = nil
  ) {
    self.init(
      name: element.definition.itemName, item: item, index: index, outer: outer,
      identity: identity, place: place)
  }

  /// Makes the scope of an item.
  package init(
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

  /// Makes the scope of a section or a row that is not repeated, so that its element identifies it.
  package convenience init(at place: IndexPlace, outer: ItemScope?) {
    self.init(name: "", item: .null, index: 0, outer: outer, identity: 0, place: place)
  }

  func value(named key: String) -> FormatValue? {
    if key == name { return item }
    if key == "index", !name.isEmpty { return .integer(Int64(index)) }
    if let place, key == "section" { return .integer(Int64(place.section)) }
    if let row = place?.row, key == "row" { return .integer(Int64(row)) }
    return outer?.value(named: key)
  }

  /// Mixes the items from this one outwards into a number, for tokens.
  func mixed(into number: UInt64) -> UInt64 {
    let own = identity ?? UInt64(bitPattern: Int64(index))
    let mixed = ElementToken.mixed(number) ^ own
    return outer?.mixed(into: mixed) ?? mixed
  }

  /// The innermost place in sections and rows around the item.
  package var nearestPlace: IndexPlace? { place ?? outer?.nearestPlace }
}

/// What expressions can read about the device and the launch.
package struct DeviceFacts: Sendable {
  var name: String = ""
  /// When the run starts in universal time, as `2026-01-01 09:41:00.000`.
  var start: String = ""
  /// Stored defaults.
  package var defaults: [String: FormatValue] = [:]
  /// Keychain items, accounts and other stored or launch values, by the name that expressions read;
  /// empty for an app without such values.
  package var state: [String: FormatValue] = [:]
  /// The environment that the test gave.
  package var environment: [String: FormatValue] = [:]
  /// The launch arguments.
  package var arguments: [FormatValue] = []
  /// Light or dark appearance.
  package var appearance = DeviceAppearance.light
  /// The simulated location; nil for none.
  package var location: DeviceLocation?
  /// The volume of the device.
  package var volume = DeviceVolume()
  /// Whether VoiceOver is on.
  package var isVoiceOverOn = false
  /// The values of the app's language and region, by name.
  package var localization: [String: FormatValue] = [:]
  /// The status of every protected resource, by name.
  package var permissions: [String: FormatValue] = [:]

  /// Makes the facts; what is omitted has its default value.
  package init(
    name: String = "", start: String = "", defaults: [String: FormatValue] = [:],
    state: [String: FormatValue] = [:],
    environment: [String: FormatValue] = [:], arguments: [FormatValue] = [],
    appearance: DeviceAppearance = DeviceAppearance.light, location: DeviceLocation? = nil,
    volume: DeviceVolume = DeviceVolume(), isVoiceOverOn: Bool = false,
    localization: [String: FormatValue] = [:], permissions: [String: FormatValue] = [:]
  ) {
    self.name = name
    self.start = start
    self.defaults = defaults
    self.state = state
    self.environment = environment
    self.arguments = arguments
    self.appearance = appearance
    self.location = location
    self.volume = volume
    self.isVoiceOverOn = isVoiceOverOn
    self.localization = localization
    self.permissions = permissions
  }

  /// What expressions can read under `device`.
  var record: [String: FormatValue] {
    var record: [String: FormatValue] = [
      "name": .string(name), "appearance": .string(appearance.rawValue),
      "location": location?.record ?? .null, "volume": .real(volume.level),
      "voiceOver": .bool(isVoiceOverOn),
      "permissions": .record(permissions),
      "date": .string(String(start.prefix(10))),
      "time": .string(String(start.dropFirst(11).prefix(5))),
    ]
    record.merge(localization) { known, _ in known }
    return record
  }
}
