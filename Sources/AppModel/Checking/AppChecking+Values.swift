import LocatedJSON
import PredicateFormat
import VirtualTime

extension AppChecking {
  func checkDelay(
    _ delay: VirtualDuration, at path: DefinitionPath, _ context: ScreenContext
  ) {
    guard delay < .zero else { return }
    let text = quoted(DurationText.write(delay))
    find("a duration cannot be negative, found \(text)", in: context.file, at: path)
  }

  func findTooDeep(at path: DefinitionPath, _ context: ScreenContext) {
    let message =
      "states and elements nest deeper than \(ScreenDefinition.nestingLimit) levels, the limit"
    find(message, in: context.file, at: path)
  }

  /// Reports an event that nothing handles in any state.
  ///
  /// A statechart ignores it, so an app with one still runs; only an event that is close to one
  /// that is handled is always reported.
  func checkEvent(_ event: String, at path: DefinitionPath, _ context: ScreenContext) {
    guard let answered = context.answered, !answered.contains(event), !isOpaque(context.file),
      !(event.isEmpty && isFromFiles), checked.findings.count < DefinitionFaults.limit
    else { return }
    checked.eventBudget -= 1
    let nearest =
      checked.eventBudget < 0 ? nil : NearestName.of(event, in: Self.sorted(answered))
    guard nearest != nil || checked.isStrict else { return }
    let place = context.file == AppFileName.app ? "no screen" : "nothing on this screen"
    let isAction = ["pop", "popToRoot", "dismiss"].contains(event)
    find(
      "\(place) handles the event \(quoted(event))"
        + (isAction ? "; the action is { \"actions\": \(quoted(event)) }" : ""),
      in: context.file, at: path, nearest: nearest)
  }

  /// Checks the parameters of a latency distribution.
  func check(_ latency: LatencyDistribution, in file: String, at path: DefinitionPath) {
    for fault in latency.faults {
      let words = fault.description
      let sentence = words.hasSuffix(".") ? String(words.dropLast()) : words
      find(sentence.prefix(1).lowercased() + sentence.dropFirst(), in: file, at: path)
    }
  }

  /// Checks the name of a stored entry, and that the app file declares an item of the keychain.
  func checkName(
    _ name: String, of kind: StorageKind, in file: String, at path: DefinitionPath,
    isAboutKey: Bool
  ) {
    if let fault = kind.fault(ofName: name) {
      return find(
        "the name \(quoted(name)) \(fault)", in: file, at: path, isAboutKey: isAboutKey)
    }
    guard kind == .keychain, !app.keychain.isEmpty, app.keychain[name] == nil else { return }
    findUnknown(
      "keychain item", name, in: file, at: path, among: Self.sorted(app.keychain.keys),
      isOpaque: opaque.isAppOpaque, isAboutKey: isAboutKey)
  }
}
