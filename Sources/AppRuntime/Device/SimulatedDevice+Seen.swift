package import AccessibilityTree
import AppCompiling
import AppModel

extension SimulatedDevice {
  /// What is on the screen: the app in front, else the home screen; nil while SpringBoard has not
  /// been needed.
  package var seen: ScreenSnapshot? {
    if let frontSeen { return snapshot(of: frontSeen) }
    return process(of: SystemApp.springBoard.bundleIdentifier).map { snapshot(of: $0) }
  }

  /// The system's prompts and banner over the app in front, lowest first.
  package var systemCovers: [ElementView] {
    guard frontSeen != nil, let board = process(of: SystemApp.springBoard.bundleIdentifier),
      board.alert != nil || banner != nil
    else { return [] }
    let tree = snapshot(of: board).tree
    return (0..<tree.count).map { tree[$0] }.filter {
      $0.type == .alert || $0.identifier == SystemBanner.identifier
    }
  }

  private var frontSeen: AppProcess? { front.flatMap { $0.crash == nil ? $0 : nil } }
}
