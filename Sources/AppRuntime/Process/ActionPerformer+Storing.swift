import AppCompiling
import AppModel
import PredicateFormat

extension ActionPerformer {
  /// Performs an action on the app's storage, the pasteboard or the analytics.
  func keep(_ action: CompiledAction, on screen: ScreenInstance, event: FormatValue) {
    let scope = process.scope(of: screen, event: event)
    switch action {
    case .store(let key, let expression):
      device.store(key, expression.value(in: scope), in: process)
    case .storeInKeychain(let key, let expression):
      device.keep(.keychain, key, expression.value(in: scope), in: process)
    case .writeFile(let path, let expression):
      device.keep(.files, path, expression.value(in: scope), in: process)
    case .remove(let kind, let key): device.remove(kind, key, in: process)
    case .copy(let text): device.copy([process.words(text, in: scope)], by: process)
    case .track(let name, let with):
      let pairs = with.map { ($0.key, $0.value.value(in: scope)) }
      process.launcher.track(name, Dictionary(pairs) { $1 })
    default: return
    }
  }
}
