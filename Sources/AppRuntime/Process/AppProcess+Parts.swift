import AppBuilding
package import AppModel
import PredicateFormat
package import TextInput
package import VirtualTime

/// What acts on the process, each for one concern.
extension AppProcess {
  var statechart: StatechartRunner { StatechartRunner(process: self) }
  var swiftScreens: SwiftScreenRunner { SwiftScreenRunner(process: self) }
  var actions: ActionPerformer { ActionPerformer(process: self) }
  var loaders: LoaderRunner { LoaderRunner(process: self) }
  var launcher: AppLauncher { AppLauncher(process: self) }
  var navigator: Navigator { Navigator(process: self) }
  var controls: ControlActions { ControlActions(process: self) }
  var textEntry: TextEntry { TextEntry(process: self) }
  var scroller: ContentScroller { ContentScroller(process: self) }

  /// Raises an event on a screen; events raised while another is answered wait their turn.
  func raise(
    _ event: String, on screen: ScreenInstance, data: FormatValue, sent: SwiftScreenEvent? = nil
  ) {
    statechart.raise(event, on: screen, data: data, sent: sent)
  }

  /// Runs a step, and then the events that it raised.
  func enclosed(_ step: () -> Void) { statechart.enclosed(step) }

  /// Types one character into whatever has the keyboard focus.
  package func type(_ character: Character) { textEntry.type(character) }
  /// Presses a key for whatever has the keyboard focus.
  package func press(_ key: PressedKey) { textEntry.press(key) }
  /// Takes the focus, and the keyboard with it.
  package func dismissKeyboard() { textEntry.dismissKeyboard() }
}

extension AppProcess {
  /// Whether the wheel that an element of a snapshot is has a value; nil for what is no wheel.
  package func wheel(of snapshot: ScreenSnapshot, at node: Int, has value: String) -> Bool? {
    controls.wheel(of: snapshot, at: node, has: value)
  }
}

/// What the parts hold, for those who read it.
extension AppProcess {
  /// How the coordinator shows its screens.
  package var container: CoordinatorDefinition.Container { navigation.container }
  /// The stacks of the coordinator, one for each tab.
  package var stacks: [ScreenStack] { navigation.stacks }
  /// The stack that is chosen among them.
  package var selectedStack: Int { navigation.selectedStack }
  /// Whether the More tab shows the list of the tabs under it.
  package var showsMoreList: Bool { navigation.showsMoreList }
  /// The stacks that were presented over them, the topmost last.
  package var presented: [PresentedStack] { navigation.presented }
  /// The stack whose top is in front.
  package var frontStack: ScreenStack? { navigation.frontStack }
  /// The screen whose elements can be touched.
  package var frontScreen: ScreenInstance? { navigation.frontScreen }
  /// The open alerts, the newest last.
  package var alerts: [ShownAlert] { covers.alerts }
  /// The alert in front of everything else.
  package var alert: ShownAlert? { covers.alert }
  /// The menu or calendar that floats over the front screen.
  package var overlay: ShownOverlay? { covers.overlay }
  /// The share sheet, which lies over all but alerts.
  package var shareSheet: ShownShare? { covers.shareSheet }
  /// The field with the focus.
  package var focus: KeyboardFocus? { typing.focus }
  /// The loaders that run, by their numbers.
  package var runs: [Int: LoaderRun] { loading.runs }
  /// What of the app's start is still to be shown; nil once all of it was.
  package var startSequence: StartSequence? { startup.startSequence }
  /// From when on the main thread has nothing to do.
  package var mainThreadFree: VirtualInstant { motion.mainThreadFree }
}
