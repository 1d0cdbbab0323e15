import AccessibilityTree
import SeededCases
import SimulatedApp
import Testing

@testable import AppReview

extension ScreenDefinition {
  /// A screen with some elements and one state.
  static func showing(_ view: [ElementDefinition]) -> ScreenDefinition {
    ScreenDefinition(
      name: "main", view: view, initial: "shown", states: [StateDefinition(name: "shown")])
  }
}

/// Compact words of what an audit finds on a screen with some elements.
private func found(_ types: AuditType, _ view: ElementDefinition...) -> [String] {
  let app = TinyApp(.showing(view))
  guard let snapshot = app.session.device.snapshot else { return ["no tree"] }
  return AccessibilityAudit(snapshot, for: types).findings.map { finding in
    "\(finding.element.map { snapshot.tree.identifier(of: $0) } ?? "-"): \(finding.words.compact)"
  }
}

private func button(
  _ name: String, label: ElementText = "Go on", width: Double? = nil, height: Double? = nil,
  x: Double? = nil, y: Double? = nil, traits: ElementTraits = [],
  isEnabled: ElementCondition = true,
  gestures: [GestureDefinition] = [GestureDefinition(.tap, raises: "T")]
) -> ElementDefinition {
  ElementDefinition(
    .button, identifier: .literal(name), label: label, traits: traits, isEnabled: isEnabled,
    placement: .init(x: x, y: y, width: width, height: height), gestures: gestures)
}

@Suite("The hit region")
struct HitRegionTests {
  @Test func `is not asked of what is behind a sheet`() throws {
    let app = TinyApp(
      Screen("main") {
        Button("Small", id: "below").size(width: 9, height: 9)
        On("OPEN", do: .present("over"))
      },
      Screen("over") { Button("Small", id: "above").size(width: 9, height: 9) })
    app.send("OPEN")
    let snapshot = try #require(app.session.device.snapshot)
    let elements = AccessibilityAudit(snapshot, for: .hitRegion).findings.compactMap(\.element)
    #expect(elements.map { snapshot.tree.identifier(of: $0) } == ["above"])
  }

  @Test(arguments: [(44.0, 44.0, true), (43.9, 44, false), (44, 43, false), (200, 44, true)])
  func `needs 44 points each way`(width: Double, height: Double, isFine: Bool) {
    let words = found(.hitRegion, button("b", width: width, height: height))
    #expect(words == (isFine ? [] : ["b: Hit area is too small"]))
  }

  @Test func `of a text that answers a tap counts too`() {
    let text = ElementDefinition(
      .staticText, identifier: "t", label: "Terms", gestures: [GestureDefinition(.tap, raises: "T")]
    )
    #expect(found(.hitRegion, text) == ["t: Hit area is too small"])
  }

  @Test func `of a disabled control or one that the system sizes is not judged`() {
    let toggle = ElementDefinition(.switch, identifier: "s", label: "News")
    #expect(found(.hitRegion, button("b", height: 20, isEnabled: false), toggle).isEmpty)
  }

  @Test func `that another control covers is too small`() {
    let words = found(
      .hitRegion, button("under", width: 100, height: 50, x: 0, y: 0),
      button("over", width: 60, height: 50, x: 20, y: 0))
    #expect(words == ["under: Hit area is too small"])
  }

  @Test func `beside which enough is left is fine`() {
    let words = found(
      .hitRegion, button("under", width: 100, height: 50, x: 0, y: 0),
      button("over", width: 50, height: 50, x: 50, y: 0))
    #expect(words.isEmpty)
  }

  @Test func `below the edge of the screen is not looked at`() {
    #expect(found(.hitRegion, button("b", height: 20, y: 2_000)).isEmpty)
  }
}

@Suite("The description")
struct DescriptionTests {
  @Test func `is needed by what people operate`() {
    let image = ElementDefinition(
      .image, identifier: "i", gestures: [GestureDefinition(.tap, raises: "T")])
    let words = found(.sufficientElementDescription, button("b", label: ""), image)
    #expect(words == ["b: Element has no description", "i: Image has no label"])
  }

  @Test func `of a field may be its placeholder`() {
    let named = ElementDefinition(.textField, identifier: "n", placeholder: "Name")
    let bare = ElementDefinition(.textField, identifier: "f")
    #expect(
      found(.sufficientElementDescription, named, bare) == ["f: Element has no description"])
  }

  @Test(arguments: [
    ("Terms", true), ("Überschrift", true), ("次へ", true), ("3", true), ("Version 2.0", true),
    ("+", true), ("icon_close", false), ("chart.xyaxis.line", false), ("crown.fill", false),
    ("--", false), ("K", false), ("U.S.", true), ("Done.", true), ("12.5", true),
    ("Loading...", true),
  ])
  func `has to be words`(label: String, isReadable: Bool) {
    #expect(DescriptionRule.isReadable(label) == isReadable)
  }

  @Test func `does not say again what the element is`() {
    let words = found(
      .sufficientElementDescription, button("a", label: "Close button"),
      button("b", label: "Buttonhole"))
    #expect(words == ["a: Label duplicates role description"])
  }
}

@Suite("Contrast")
struct ContrastTests {
  private func text(
    _ text: UInt32, on background: UInt32, size: Double? = nil, isBold: Bool = false,
    alpha: Double = 1
  ) -> [String] {
    let look = ElementLook(
      text: ElementColor(text), background: ElementColor(background),
      font: .init(size: size, isBold: isBold))
    return found(
      .contrast,
      ElementDefinition(.staticText, identifier: "t", label: "Words", alpha: alpha, look: look))
  }

  /// Published ratios: black on white 21, #777777 4.48, #767676 4.54, #949494 3.03, #959595 2.99.
  @Test func `follows the published ratios`() {
    let white = ElementColor(0xFF_FFFF)
    let ratios = [0x00_0000, 0x77_7777, 0x76_7676, 0x94_9494].map { number in
      (ContrastRule.ratio(ElementColor(number), white) * 100).rounded() / 100
    }
    #expect(ratios == [21, 4.48, 4.54, 3.03])
    #expect(ContrastRule.ratio(white, white) == 1)
  }

  @Test func `fails below 3 and nearly passes below 4.5`() {
    #expect(text(0x76_7676, on: 0xFF_FFFF).isEmpty)
    #expect(text(0x77_7777, on: 0xFF_FFFF) == ["t: Contrast nearly passed"])
    #expect(text(0x95_9595, on: 0xFF_FFFF) == ["t: Contrast failed"])
  }

  @Test func `of large letters may be 3`() {
    #expect(text(0x77_7777, on: 0xFF_FFFF, size: 18).isEmpty)
    #expect(text(0x77_7777, on: 0xFF_FFFF, size: 14, isBold: true).isEmpty)
    #expect(text(0x95_9595, on: 0xFF_FFFF, size: 30) == ["t: Contrast failed"])
  }

  @Test func `is less where the text lets its background through`() {
    #expect(text(0x00_0000, on: 0xFF_FFFF, alpha: 0.4) == ["t: Contrast failed"])
  }

  @Test func `takes the background of the nearest element around`() {
    let inner = ElementDefinition(
      .staticText, identifier: "t", label: "Words",
      look: ElementLook(text: ElementColor(0x33_3333)))
    let card = ElementDefinition(
      .other, identifier: "card", look: ElementLook(background: ElementColor(0x44_4444)),
      children: [inner])
    #expect(found(.contrast, card) == ["t: Contrast failed"])
  }

  @Test func `is not judged where a colour is not known`() {
    let look = ElementLook(text: ElementColor(0))
    #expect(
      found(.contrast, ElementDefinition(.staticText, identifier: "t", label: "A b", look: look))
        .isEmpty)
  }
}

@Suite("Texts")
struct TextAuditTests {
  private func text(
    _ words: ElementText, width: Double? = nil, height: Double? = nil, font: ElementLook.Font? = nil
  ) -> ElementDefinition {
    ElementDefinition(
      .staticText, identifier: "t", label: words, look: ElementLook(font: font),
      placement: .init(width: width, height: height))
  }

  @Test func `that do not scale are named`() {
    let words = found(.dynamicType, text("Words", font: .init(scales: false)))
    #expect(words == ["t: Dynamic Type font sizes are unsupported"])
    #expect(found(.dynamicType, text("Words"), text("Words", font: .init())).isEmpty)
  }

  @Test func `that scale need room to grow`() {
    let words = found(.dynamicType, text("Words", height: 30, font: .init()))
    #expect(words == ["t: Dynamic Type font sizes are partially unsupported"])
    #expect(found(.dynamicType, text("Words", height: 80, font: .init())).isEmpty)
  }

  @Test func `that are wider than their fixed frame are clipped`() {
    let long: ElementText = "A sentence that is much longer than its frame"
    #expect(found(.textClipped, text(long, width: 80, height: 21)) == ["t: Text clipped"])
    #expect(found(.textClipped, text("Short", width: 80, height: 21)).isEmpty)
    #expect(found(.textClipped, text(long, width: 200, height: 82)).isEmpty)
    #expect(found(.textClipped, text(long, width: 80)).isEmpty)
  }

  @Test func `that scale are measured at the largest size as well`() {
    let fixed = text("Some words", width: 120, height: 24)
    let scaled = text("Some words", width: 120, height: 24, font: .init())
    #expect(found(.textClipped, fixed).isEmpty)
    #expect(found(.textClipped, scaled) == ["t: Text clipped"])
  }

  @Test func `inside an element that hides them have to be in its label`() {
    let inner = ElementDefinition(.staticText, label: "Sum 12 euros")
    func card(_ label: ElementText) -> ElementDefinition {
      ElementDefinition(
        .other, identifier: "card", label: label, isAccessibilityElement: true, children: [inner])
    }
    #expect(found(.elementDetection, card("Sum 12 euros, paid")).isEmpty)
    #expect(found(.elementDetection, card("Bill")) == ["card: Potentially inaccessible text"])
  }
}

@Suite("Traits, actions and places")
struct TraitAuditTests {
  @Test func `that rule each other out are named`() {
    let words = found(.trait, button("b", traits: .link), button("c", traits: .header))
    #expect(words == ["b: Element has conflicting traits"])
  }

  @Test func `an element that answers a tap says so`() {
    func plain(_ name: String, _ traits: ElementTraits) -> ElementDefinition {
      ElementDefinition(
        .other, identifier: .literal(name), label: "Card", traits: traits,
        gestures: [GestureDefinition(.tap, raises: "T")])
    }
    #expect(
      found(.trait, plain("mute", []), plain("said", .button)) == [
        "mute: Element is missing a trait"
      ])
  }

  @Test func `a button that does nothing is found when that is asked for`() {
    let idle = button("idle", gestures: [])
    #expect(found(.action, idle, button("b")) == ["idle: Action is missing"])
    #expect(found(.all, idle).isEmpty)
  }

  @Test func `an element outside its parent is found when that is asked for`() {
    let inner = ElementDefinition(
      .staticText, identifier: "out", label: "Far off",
      placement: .init(x: 0, y: 300, width: 80, height: 20))
    let card = ElementDefinition(
      .other, identifier: "card", placement: .init(width: 100, height: 100), layout: .overlay,
      children: [inner])
    #expect(found(.parentChild, card) == ["out: Parent/Child mismatch"])
  }

  @Test func `all of them are found in the order of the tree`() {
    let words = found(
      .all, button("b", label: "", height: 20),
      ElementDefinition(
        .staticText, identifier: "t", label: "Fixed",
        look: ElementLook(font: .init(scales: false))))
    #expect(
      words == [
        "b: Hit area is too small", "b: Element has no description",
        "t: Dynamic Type font sizes are unsupported",
      ])
  }
}

@Suite("The audit of an app")
struct AppAuditTests {
  @Test func `names the screen and the state of each finding once`() {
    let small = button("small", height: 20)
    let next = button("next", height: 50, gestures: [GestureDefinition(.tap, raises: "NEXT")])
    let screen = ScreenDefinition(
      name: "main", view: [next], initial: "first",
      states: [
        StateDefinition(
          name: "first", on: [EventDefinition("NEXT", [TransitionDefinition(to: "second")])]),
        StateDefinition(name: "second", view: [small]),
      ])
    let report = AppAudit(CompiledApp(.tiny([screen]))).run()
    #expect(report.rows.map(\.screen) == ["main"])
    #expect(report.rows.map(\.state) == ["second"])
    #expect(report.rows.map(\.compact) == ["Hit area is too small"])
    #expect(report.isComplete)
  }

  @Test func `never traps on random screens`() {
    for seed in FuzzCount.times(150) {
      var draws = SeededDraws(seed: seed)
      let app = TinyApp(.showing([draws.element()]))
      guard let snapshot = app.session.device.snapshot else { continue }
      let findings = AccessibilityAudit(snapshot, for: AuditType(rawValue: ~0 >> 1)).findings
      #expect(findings.allSatisfy { ($0.element ?? 0) < snapshot.tree.count }, "seed \(seed)")
    }
  }
}
