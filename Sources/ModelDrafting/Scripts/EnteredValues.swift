import SimulatedApp

/// What a test has entered into the fields and the switches of an app since the launch.
struct EnteredValues {
  /// The texts in the fields, and the values of the wheels, that have been shown since, by their
  /// names.
  private(set) var typed: [ElementKey: String] = [:]
  /// The same, also of fields that have disappeared in between.
  private var typedSinceLaunch: [ElementKey: String] = [:]
  /// The fields and the switches that the test changed in the current scene.
  private var changedHere: Set<ElementKey> = []
  /// The switches that the test changed at all.
  private var toggled: Set<ElementKey> = []
  /// The scenes in which the test read that a switch is off.
  private var offReads: [ElementKey: Set<SceneKey>] = [:]

  /// Records text that is typed into a field, after some letters of it are deleted.
  mutating func type(_ text: String, into field: ElementKey, deleting deleted: Int = 0) {
    var known = String(typed[field, default: ""].dropLast(deleted))
    for letter in text where !letter.isNewline {
      if letter == "\u{8}" { _ = known.popLast() } else { known.append(letter) }
    }
    typed[field] = known
    typedSinceLaunch[field] = known
    changedHere.insert(field)
  }

  /// Records the value to which a wheel is turned.
  mutating func turn(_ wheel: ElementKey, to value: String) {
    typed[wheel] = value
    changedHere.insert(wheel)
  }

  /// Records a tap on a switch.
  mutating func toggle(_ element: ElementKey) {
    changedHere.insert(element)
    toggled.insert(element)
  }

  /// Begins a scene with some elements: a field that has disappeared is empty when it appears
  /// again.
  mutating func beginScene(showing elements: Set<ElementKey>) {
    changedHere = []
    typed = typed.filter { elements.contains($0.key) }
  }

  /// The text that a field has from an earlier scene; nil if there is none.
  func keptText(of field: ElementKey) -> String? {
    guard !changedHere.contains(field), let text = typedSinceLaunch[field], !text.isEmpty else {
      return nil
    }
    return text
  }

  /// The values of a switch in scenes, where a test reads that an earlier scene has turned it on:
  /// there it is on, and it was off where the test read so before.
  mutating func keptValues(
    of element: ElementKey, isOn: Bool, in scene: SceneKey
  ) -> [SceneKey: String] {
    guard isOn else {
      offReads[element, default: []].insert(scene)
      return [:]
    }
    guard toggled.contains(element), !changedHere.contains(element) else { return [:] }
    var values = [scene: "1"]
    for earlier in offReads[element, default: []] where earlier != scene { values[earlier] = "0" }
    return values
  }
}
