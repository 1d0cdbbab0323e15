import AccessibilityTree

/// Elements that people touch must be large enough for a finger and not be covered.
struct HitRegionRule {
  /// The smallest width and height, in points.
  static let leastSide = 44.0

  /// The elements that people operate, from top to bottom.
  private let operated: [AuditedElement]

  init(_ elements: [AuditedElement]) {
    operated = elements.filter(\.isOperated).sorted {
      ($0.view.frame.y, $0.index) < ($1.view.frame.y, $1.index)
    }
  }

  func findings(_ element: AuditedElement) -> [AuditWords] {
    guard element.isOperated, element.view.isEnabled, !element.view.type.hasFixedSize else {
      return []
    }
    let frame = element.view.frame
    guard Self.isLargeEnough(frame) else { return [.smallHitArea] }
    return operated.contains { covers($0, element) } ? [.coveredHitArea] : []
  }

  static func isLargeEnough(_ frame: ElementFrame) -> Bool {
    frame.width >= leastSide && frame.height >= leastSide
  }

  /// Whether another element covers so much of an element that the rest is too small.
  private func covers(_ other: AuditedElement, _ element: AuditedElement) -> Bool {
    let tree = element.view.snapshot
    guard other.index > element.index, !tree.isDescendant(other.index, of: element.index) else {
      return false
    }
    let frame = element.view.frame
    let common = frame.intersection(other.view.frame)
    guard !common.isEmpty else { return false }
    return !Self.left(of: frame, without: common).contains(where: Self.isLargeEnough)
  }

  /// The four largest parts of a frame next to an area inside it.
  private static func left(of frame: ElementFrame, without common: ElementFrame) -> [ElementFrame] {
    let right = common.x + common.width
    let bottom = common.y + common.height
    let end = (x: frame.x + frame.width, y: frame.y + frame.height)
    return [
      ElementFrame(x: frame.x, y: frame.y, width: common.x - frame.x, height: frame.height),
      ElementFrame(x: right, y: frame.y, width: end.x - right, height: frame.height),
      ElementFrame(x: frame.x, y: frame.y, width: frame.width, height: common.y - frame.y),
      ElementFrame(x: frame.x, y: bottom, width: frame.width, height: end.y - bottom),
    ]
  }
}

extension ElementType {
  /// Whether the system sets the size of such elements, so that no app can make them larger.
  fileprivate var hasFixedSize: Bool {
    switch self {
    case .switch, .toggle, .slider, .stepper, .pageIndicator, .pickerWheel, .datePicker: true
    default: false
    }
  }
}
