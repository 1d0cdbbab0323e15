import AccessibilityTree
import Foundation
import ViewGraph
import ViewLayout
import VirtualTime

/// The elements that move, appear and disappear in an app whose changes are animated.
///
/// The elements before and after a change are compared. Those that are the same, by the places of
/// their views, move; one that has disappeared stays until its animation ends.
struct ElementMovements {
  /// The time span of a movement that begins now; nil if nothing moves.
  var span: (VirtualDuration) -> ClosedRange<VirtualInstant>? = { _ in nil }
  private var last: [BoxElement] = []
  /// Whether changes were animated when elements were last followed; nil if some of them move.
  private var wasAnimated: Bool?
  private var stillFrom: VirtualInstant = .start
  /// The screens in front; when another comes to the front, nothing in it moves.
  private var screens: [[String]] = []

  /// Whether following the same elements again would change nothing.
  var isAtRest: Bool { wasAnimated == (span(.zero) != nil) }

  /// The elements to show now, given those that the app shows when nothing moves.
  mutating func follow(
    _ elements: [BoxElement], _ motion: ViewMotion?, on screens: @autoclosure () -> [[String]]
  ) -> [BoxElement] {
    wasAnimated = nil
    guard let now = span(.zero)?.lowerBound else {
      wasAnimated = false
      return elements
    }
    let screens = screens()
    guard screens == self.screens, motion != nil || now < stillFrom else {
      self.screens = screens
      last = elements
      wasAnimated = true
      return elements
    }
    var joining = ElementJoining(now: now, newest: motion?.newest, span: span)
    last = joining.joined(last, elements, motion?.course, Around())
    stillFrom = max(stillFrom, joining.stillFrom)
    return last
  }
}

/// How far the surrounding element is from its place.
private struct Around {
  /// When its movement begins.
  var from = TimedMovement.Shift()
  /// At this moment, in its earlier movement.
  var present = TimedMovement.Shift()
}

/// Joins the elements after a change with those before.
private struct ElementJoining {
  let now: VirtualInstant
  /// The number of the newest place before the change; nil if nothing begins to move.
  let newest: Int?
  let span: (VirtualDuration) -> ClosedRange<VirtualInstant>?
  /// When all that begins to move here has come to rest.
  private(set) var stillFrom: VirtualInstant = .start

  /// Distinguishes sibling elements.
  private struct Key: Hashable {
    let number: Int
    let type: ElementType
    let repeated: Int
  }

  private static func keys(of elements: [BoxElement]) -> [Key] {
    var uses: [Key: Int] = [:]
    return elements.map { element in
      let plain = Key(number: element.number, type: element.type, repeated: 0)
      let before = uses[plain, default: 0]
      uses[plain] = before + 1
      return Key(number: element.number, type: element.type, repeated: before)
    }
  }

  mutating func joined(
    _ old: [BoxElement], _ new: [BoxElement], _ course: MovementCourse?, _ around: Around
  ) -> [BoxElement] {
    let (oldKeys, newKeys) = (Self.keys(of: old), Self.keys(of: new))
    let places = Dictionary(zip(oldKeys, old.indices)) { first, _ in first }
    let after = Set(newKeys)
    var made: [BoxElement] = []
    var next = old.startIndex
    func isGone(_ index: Int) -> Bool { !after.contains(oldKeys[index]) }
    for (key, element) in zip(newKeys, new) {
      let place = places[key]
      if let place {
        for index in next..<max(next, place) where isGone(index) {
          made += leaving(old[index], course, around)
        }
        next = max(next, place + 1)
      }
      made.append(moved(element, from: place.map { old[$0] }, course, around))
    }
    for index in next..<old.endIndex where isGone(index) {
      made += leaving(old[index], course, around)
    }
    return made
  }

  /// An element that exists after the change, moving from its last place or appearing.
  private mutating func moved(
    _ element: BoxElement, from old: BoxElement?, _ course: MovementCourse?, _ around: Around
  ) -> BoxElement {
    var element = element
    guard let old else {
      come(&element, course, around)
      return element
    }
    var inside = Around()
    let course = newest == nil ? nil : element.course?() ?? course
    let shift = old.movement?.shift(at: now) ?? TimedMovement.Shift()
    inside.present = around.present.way + shift
    let start = old.frame.shifted(by: around.present.way + shift)
    if let movement = old.movement, !movement.isLeaving, now < movement.end,
      old.frame == element.frame || course == nil
    {
      element.movement = movement
    } else if let course, start != element.frame {
      inside.from = element.frame.shift(to: start)
      element.movement = movement(course, from: inside.from, around: around)
    }
    element.children = joined(old.children, element.children, course, inside)
    return element
  }

  /// Lets an element appear that did not exist before.
  private mutating func come(
    _ element: inout BoxElement, _ course: MovementCourse?, _ around: Around
  ) {
    guard let newest else { return }
    let way = element.transitions.last { $0.number > newest }
    guard let course = way?.course ?? element.course?() ?? course,
      let start = way.map(\.from) ?? element.frame
    else { return }
    element.movement = movement(
      course, from: element.frame.shift(to: start) + around.from.way, around: around)
  }

  /// An element that no longer exists, while it disappears.
  private mutating func leaving(
    _ old: BoxElement, _ course: MovementCourse?, _ around: Around
  ) -> [BoxElement] {
    if let movement = old.movement, movement.isLeaving { return now < movement.end ? [old] : [] }
    let way = old.transitions.last { !$0.isStanding() }
    guard newest != nil, let course = way?.course ?? old.course?() ?? course,
      let end = way.map(\.to) ?? old.frame
    else { return [] }
    var element = old
    element.answers = BoxAnswers()
    let start = old.movement?.shift(at: now) ?? TimedMovement.Shift()
    element.movement = movement(
      course, from: start + around.present.way, to: old.frame.shift(to: end), around: around,
      isLeaving: true)
    return [element]
  }

  /// A movement relative to the surrounding element, which moves too.
  private mutating func movement(
    _ course: MovementCourse, from: TimedMovement.Shift, to: TimedMovement.Shift = .init(),
    around: Around, isLeaving: Bool = false
  ) -> TimedMovement? {
    guard let span = span(course.total) else { return nil }
    var slowed = course
    let factor = course.total > .zero ? (span.upperBound - span.lowerBound) / course.total : 1
    slowed.delay = course.delay * factor
    slowed.duration = course.duration * factor
    stillFrom = max(stillFrom, span.upperBound)
    return TimedMovement(
      slowed, began: now, from: from + around.from.way * -1, to: to, isLeaving: isLeaving)
  }
}

extension TimedMovement.Shift {
  /// The shift for the elements inside, which move with the element but do not grow with it.
  fileprivate var way: TimedMovement.Shift { TimedMovement.Shift(x: x, y: y) }
}

extension CGRect {
  fileprivate func shift(to other: CGRect) -> TimedMovement.Shift {
    TimedMovement.Shift(
      x: other.minX - minX, y: other.minY - minY, width: other.width - width,
      height: other.height - height)
  }

  fileprivate func shifted(by shift: TimedMovement.Shift) -> CGRect {
    CGRect(
      x: minX + shift.x, y: minY + shift.y, width: width + shift.width,
      height: height + shift.height)
  }
}
