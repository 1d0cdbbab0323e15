import AccessibilityTree
import AppModel
import AppSession

/// Elements that people operate need a description, in words that people understand.
enum DescriptionRule {
  static func findings(_ element: AuditedElement) -> [AuditWords] {
    let view = element.view
    guard element.isOperated || view.type == .staticText || view.type == .image else { return [] }
    guard view.label.isEmpty else { return labelFindings(view) }
    guard element.isOperated, !isDescribedOtherwise(element) else { return [] }
    return [view.type == .image ? .imageWithoutLabel : .noDescription]
  }

  private static func labelFindings(_ view: ElementView) -> [AuditWords] {
    if !isReadable(view.label) { return [.notReadable] }
    return repeatsRole(view.label, of: view.type) ? [.repeatsRole] : []
  }

  /// Whether a field has a value or placeholder, or a container has labels inside.
  private static func isDescribedOtherwise(_ element: AuditedElement) -> Bool {
    let view = element.view
    if view.type.takesText {
      return [view.value, view.placeholderValue].contains { $0?.isEmpty == false }
    }
    if !view.title.isEmpty { return true }
    return !view.type.isOperated
      && view.snapshot.subtree(of: view.index).contains { !view.snapshot.label(of: $0).isEmpty }
  }

  /// Whether a label consists of words, and is not the name of an image or of something in code.
  static func isReadable(_ label: String) -> Bool {
    guard label.contains(where: { $0.isLetter || $0.isNumber || $0.isSymbol }) else { return false }
    guard !label.contains(where: \.isWhitespace) else { return true }
    if label.contains("_") { return false }
    let isPlain = label.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") }
    if isPlain, hasInnerDot(label), !label.contains(where: \.isUppercase),
      label.contains(where: \.isLetter)
    {
      return false
    }
    return !isLonelyLetter(label)
  }

  private static func hasInnerDot(_ label: String) -> Bool {
    label.split(separator: ".", omittingEmptySubsequences: false).dropFirst().first?.isEmpty
      == false && label.first != "."
  }

  private static func isLonelyLetter(_ label: String) -> Bool {
    label.count == 1 && label.allSatisfy { $0.isASCII && $0.isLetter }
  }

  private static func repeatsRole(_ label: String, of type: ElementType) -> Bool {
    let role: String? =
      switch type {
      case .button: "button"
      case .link: "link"
      case .image: "image"
      default: nil
      }
    guard let role else { return false }
    let words = label.lowercased().split { !$0.isLetter }
    return words.contains { $0 == role }
  }
}
