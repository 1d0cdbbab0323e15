import AccessibilityTree
import SeededCases
import SwiftUI
import ViewLayout
import XCTest

/// Views at random, changed at random: what an update shows is what a new view of the same plan
/// shows.
final class GrammarTests: XCTestCase {
  private static let flagCount = 4
  /// Seeds that have failed beyond the usual ones.
  private static let failed: [UInt64] = [940]

  func testAnUpdatedTreeEqualsTheTreeBuiltAnew() {
    for seed in FuzzCount.times(60).map({ $0 + 1 }) + Self.failed {
      var writer = PlanWriter(state: seed, flags: Self.flagCount)
      let flags = (0..<Self.flagCount).map { _ in writer.flip() }
      let model = PlanModel(writer.plan(depth: 5), flags: flags)
      let shown = ShownView(PlannedRoot(model: model))
      for round in 0..<10 {
        let plan = writer.changed(model.plan)
        let flag = writer.number(below: Self.flagCount)
        shown.app.act {
          model.plan = plan
          model.flags[flag].toggle()
        }
        let anew = ShownView(PlannedRoot(model: PlanModel(model.plan, flags: model.flags)))
        XCTAssertEqual(
          Self.words(shown.elements), Self.words(anew.elements),
          "seed \(seed), round \(round)")
      }
    }
  }

  func testAChangeBackShowsTheSameAsBefore() {
    for seed in 100...140 as ClosedRange<UInt64> {
      var writer = PlanWriter(state: seed, flags: Self.flagCount)
      let flags = (0..<Self.flagCount).map { _ in writer.flip() }
      let model = PlanModel(writer.plan(depth: 5), flags: flags)
      let shown = ShownView(PlannedRoot(model: model))
      let (first, before) = (model.plan, Self.words(shown.elements))
      shown.app.act { model.plan = writer.changed(first) }
      shown.app.act { model.plan = first }
      XCTAssertEqual(Self.words(shown.elements), before, "seed \(seed)")
    }
  }

  private static func words(_ elements: [BoxElement]) -> [String] {
    elements.indices.map { index in
      // A list knows the heights of rows that were in sight before, and guesses those of others: so
      // the room of its rows, which is the first element in it, may differ.
      let isRoom = index > 0 && elements[index - 1].type == .collectionView
      return words(elements[index], frame: isRoom ? "" : "\(elements[index].frame)")
    }
  }

  private static func words(_ element: BoxElement, frame: String) -> String {
    var value = element.value ?? ""
    if case .switching(let get, _)? = element.answers.control { value = "\(get())" }
    return "\(element.type) '\(element.identifier)' '\(element.label)' '\(value)' "
      + "\(frame) \(element.isEnabled) \(element.children.count)"
  }
}

/// Writes plans of views, the same for the same number to begin with.
private struct PlanWriter {
  var state: UInt64
  let flags: Int

  mutating func number(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }

  mutating func flip() -> Bool { number(below: 2) == 0 }

  mutating func plan(depth: Int) -> ViewPlan {
    guard depth > 0 else { return leaf() }
    switch number(below: 18) {
    case 0...3: return leaf()
    case 4, 5: return .column(parts(depth))
    case 6: return .row(parts(depth))
    case 7: return .layers(parts(depth))
    case 8: return .list(parts(depth))
    case 9: return .scroll(plan(depth: depth - 1))
    case 10, 11: return .either(flip(), plan(depth: depth - 1), plan(depth: depth - 1))
    case 12, 13: return .each(entries(depth))
    default: return changing(depth)
    }
  }

  private mutating func changing(_ depth: Int) -> ViewPlan {
    let part = plan(depth: depth - 1)
    switch number(below: 7) {
    case 0: return .padded(part)
    case 1: return .framed(40 + number(below: 200), part)
    case 2: return .named(number(below: 3), part)
    case 3: return .combined(part)
    case 4: return .disabled(flip(), part)
    case 5: return .hidden(flip(), part)
    default: return .renewed(number(below: 3), part)
    }
  }

  private mutating func leaf() -> ViewPlan {
    switch number(below: 7) {
    case 0: return .button(number(below: 4))
    case 1: return .toggle(number(below: flags))
    case 2: return .spacer
    case 3: return .flag(number(below: flags))
    default: return .text(number(below: 5))
    }
  }

  private mutating func parts(_ depth: Int) -> [ViewPlan] {
    (0..<number(below: 4)).map { _ in plan(depth: depth - 1) }
  }

  private mutating func entries(_ depth: Int) -> [ViewPlan.Entry] {
    (0..<number(below: 5)).map { ViewPlan.Entry(id: $0, plan: plan(depth: depth - 1)) }
  }

  /// The plan with something changed somewhere.
  mutating func changed(_ old: ViewPlan) -> ViewPlan {
    if number(below: 6) == 0 { return plan(depth: 3) }
    switch old {
    case .text, .button, .toggle, .flag, .spacer: return leaf()
    case .column(let parts): return .column(changed(parts))
    case .row(let parts): return .row(changed(parts))
    case .layers(let parts): return .layers(changed(parts))
    case .list(let parts): return .list(changed(parts))
    case .scroll(let part): return .scroll(changed(part))
    case .either(let isFirst, let first, let second):
      return flip() ? .either(!isFirst, first, second) : .either(isFirst, changed(first), second)
    case .each(let entries): return .each(changed(entries))
    default: return changedChange(old)
    }
  }

  private mutating func changedChange(_ old: ViewPlan) -> ViewPlan {
    switch old {
    case .padded(let part): return .padded(changed(part))
    case .framed(_, let part): return .framed(40 + number(below: 200), part)
    case .named(let number, let part): return .named(number, changed(part))
    case .combined(let part): return .combined(changed(part))
    case .disabled(let isOff, let part): return .disabled(!isOff, part)
    case .hidden(let isHidden, let part): return .hidden(!isHidden, part)
    case .renewed(let number, let part): return .renewed(number + 1, part)
    default: return old
    }
  }

  private mutating func changed(_ parts: [ViewPlan]) -> [ViewPlan] {
    var parts = parts
    switch number(below: 4) {
    case 0: parts.append(plan(depth: 2))
    case 1 where !parts.isEmpty: parts.remove(at: number(below: parts.count))
    default:
      guard !parts.isEmpty else { break }
      let place = number(below: parts.count)
      parts[place] = changed(parts[place])
    }
    return parts
  }

  private mutating func changed(_ entries: [ViewPlan.Entry]) -> [ViewPlan.Entry] {
    var entries = entries
    switch number(below: 4) {
    case 0:
      let next = (entries.map(\.id).max() ?? 0) + 1
      entries.insert(
        ViewPlan.Entry(id: next, plan: plan(depth: 2)), at: number(below: entries.count + 1))
    case 1 where !entries.isEmpty: entries.remove(at: number(below: entries.count))
    case 2: entries.reverse()
    default:
      guard !entries.isEmpty else { break }
      let place = number(below: entries.count)
      entries[place].plan = changed(entries[place].plan)
    }
    return entries
  }
}
