package import AccessibilityTree
import AppModel

extension CompiledElement {
  /// The attributes whose texts may differ between its repetitions, in their order.
  package var variedTexts: [ElementAttribute] {
    let texts = [identifier, label, title, value, placeholder]
    return zip(ElementAttribute.allCases, texts).compactMap { attribute, text in
      text.map(\.isLiteral) == false ? attribute : nil
    }
  }

  /// Whether its repetitions differ only in their texts and in how far down they are.
  package var repeatsEvenly: Bool {
    forEach != nil && definition.placement.y == nil && cases.isEmpty && isEven
  }

  /// Whether it has the same form for each item that it shows.
  private var isEven: Bool {
    guard role == .plain, case .literal(let isGone) = isHidden else { return false }
    return isGone || isAlwaysAbsent
      || hasEvenStates && hasEvenPlace && children.allSatisfy { $0.forEach == nil && $0.isEven }
  }

  private var hasEvenStates: Bool {
    guard case .literal = isEnabled, case .literal = isSelected else { return false }
    return !isControl && !hasParts && !scrolls && cases.isEmpty && definition.animation == nil
  }

  private var hasEvenPlace: Bool {
    let placement = definition.placement
    return !definition.isLifted
      && [placement.y, placement.height].allSatisfy { $0.map(SnapshotRow.isExact) ?? true }
  }
}

extension CompiledText {
  /// Whether it is the same for each item.
  fileprivate var isLiteral: Bool {
    if case .literal = self { true } else { false }
  }
}
