import AccessibilityTree
import SimulatedApp

/// The parts that are repeated for the items of lists.
extension PageMaker {
  var repeatedParts: [PageObject.Part] {
    mutating get {
      var made: [(plain: PageObject.Part, named: PageObject.Part)] = []
      for element in parts.repeated {
        guard let anchor = RepeatedAnchor(element) else { continue }
        let plain = part(of: element, anchor, typeName: anchor.typeName)
        // The same part in another state or section counts once.
        guard !made.contains(where: { $0.plain == plain }) else { continue }
        made.append((plain, part(of: element, anchor, typeName: names.take(anchor.typeName))))
      }
      return made.map(\.named)
    }
  }

  private func part(
    of element: ElementDefinition, _ anchor: RepeatedAnchor, typeName: String
  ) -> PageObject.Part {
    var inner = MemberNames()
    return PageObject.Part(
      typeName: typeName, name: SwiftName.member(typeName), parameter: anchor.parameter,
      type: anchor.element.type, repeated: element.type, isByLabel: anchor.isByLabel,
      readings: innerReadings(of: anchor, &inner),
      actions: innerActions(of: element, anchor, &inner))
  }

  private func innerReadings(
    of anchor: RepeatedAnchor, _ names: inout MemberNames
  ) -> [PageObject.Reading] {
    anchor.inside.compactMap { element in
      guard element.type == .staticText, let text = words.fixed(element.identifier) else {
        return nil
      }
      let name = names.take(SwiftName.member(base(.identifier(text))))
      return .init(
        name: name, kind: .label, element: bare(.staticText, .identifier(text), name: name))
    }
  }

  private func innerActions(
    of repeated: ElementDefinition, _ anchor: RepeatedAnchor, _ names: inout MemberNames
  ) -> [PageObject.Action] {
    var all: [PageObject.Action] = []
    let own = repeated.gestures + (anchor.isRepeated ? [] : anchor.element.gestures)
    for gesture in own {
      guard let known = Self.gesture(gesture.gesture) else { continue }
      all += actions(
        known.verb, known.gesture, bare(anchor.element.type, .only),
        routes.targets(of: gesture.event, on: screen), names: &names)
    }
    for element in anchor.inside {
      guard let text = words.fixed(element.identifier) else { continue }
      let item = bare(element.type, .identifier(text), name: base(.identifier(text)))
      for gesture in element.gestures {
        guard let known = Self.gesture(gesture.gesture) else { continue }
        all += actions(
          known.verb + capital(item.name), known.gesture, item,
          routes.targets(of: gesture.event, on: screen), names: &names)
      }
    }
    return all
  }
}
