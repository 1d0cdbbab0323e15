import SimulatedApp

extension ScriptRepairs {
  /// Lets the app ask for a resource, or before a web sign-in, if the test looks for the system's
  /// prompt; and gives the app the name by which the test looks for it.
  var prompts: [DraftScript] {
    guard let (scene, query) = run.promptLook else { return [] }
    let told = ToldNames(in: query)
    let isNew = told.app != nil && told.app != script.appName
    let named = ((isNew ? [told.app] : []) + [script.appName]).map { name in
      var changed = script
      changed.appName = name
      return changed
    }
    guard script.prompts[scene] == nil else { return named }
    let site = DraftScript.signIn(on: told.site ?? "example.com")
    return named
      + named.flatMap { script in
        (Self.resources.map(\.rawValue) + [site]).map { prompt in
          var changed = script
          changed.prompts[scene] = prompt
          return changed
        }
      }
  }

  /// The resources that the app may ask for, the likeliest first.
  private static let resources: [ProtectedResource] = [
    .notifications, .location, .userTracking, .camera, .photos, .contacts, .microphone,
  ]

  /// The most scenes in which a prompt for a monitor is tried.
  private static let promptedScenes = 3

  /// Lets the app ask for a resource in one of the last scenes, if the test has a monitor for
  /// interruptions: it may expect that its monitor answers a prompt of the system.
  var interruptions: [DraftScript] {
    guard run.hasMonitor, let end = run.failedAfter else { return [] }
    let scenes = run.scenes.filter { $0 <= end && $0.action > 0 && script.prompts[$0] == nil }
    return scenes.sorted(by: >).prefix(Self.promptedScenes).flatMap { scene in
      Self.resources.map { resource in
        var changed = script
        changed.prompts[scene] = resource.rawValue
        return changed
      }
    }
  }

  /// Shows what the test looks for in another app, which the app under test opens if nothing else
  /// does.
  var guests: [DraftScript] {
    guard let look = run.lookElsewhere, look.bundle != SystemApp.springBoard.bundleIdentifier
    else { return [] }
    let known = script.otherApps[look.bundle] ?? DraftTree()
    return QueryConjuring(look.query).trees(from: known).map { tree in
      var changed = script
      changed.otherApps[look.bundle] = tree
      if !look.isRunning { changed.prompts[look.scene] = DraftScript.link(to: look.bundle) }
      return changed
    }
  }

  /// Lets what the test last touched in another app lead back to the app behind it, which shows
  /// what the test looks for there.
  var returns: [DraftScript] {
    guard let look = run.lookBehind, SystemApp(bundleIdentifier: look.bundle) == nil,
      let tree = script.otherApps[look.bundle],
      let place = tree.firstPlace(of: look.touched), tree[place]?.leadsBack == false
    else { return [] }
    var back = script
    back.otherApps[look.bundle]?.change(place) { $0.leadsBack = true }
    let showing = QueryConjuring(look.query).trees(from: script.tree(look.scene)).map { tree in
      var changed = back
      changed.scenes[look.scene] = tree
      return changed
    }
    return showing + [back]
  }

  /// Installs another app that the test launches.
  var installed: [DraftScript] {
    // A pattern is made anew each time, and this is asked at each failure.
    guard message.hasPrefix("Failed to launch "),
      let refusal = message.firstMatch(of: #/^Failed to launch ([\w.\-]+): The request to open/#),
      script.otherApps[String(refusal.1)] == nil
    else { return [] }
    var changed = script
    changed.otherApps[String(refusal.1)] = DraftTree()
    return [changed]
  }

  /// Opens the app that the test expects in front.
  var awaited: [DraftScript] {
    guard let (bundle, scene) = run.awaitedApp, script.prompts[scene] == nil else { return [] }
    var changed = script
    changed.prompts[scene] = DraftScript.link(to: bundle)
    if SystemApp(bundleIdentifier: bundle) == nil, script.otherApps[bundle] == nil {
      changed.otherApps[bundle] = DraftTree()
    }
    return [changed]
  }
}
