# What this game adds to the build besides its modules.
parlor_embed_net(pollyanna pollyanna)
parlor_embed_net(pollyanna poleana)
