/** The pictures drawn by scripts/draw; written by it, not by hand. */
export const drawnPictures = [
  {
    key: 'torstrasse',
    category: 'living',
    contentHash: 'b7f6f1abd18d42ec2a8257f48bfeb2e0a54133bbef034ab752d1c1b1d2381ea3',
  },
  {
    key: 'torstrasse',
    category: 'bedroom',
    contentHash: '0a267bce7803279f471e3efbea0eeeb017ce54f26d2266b38da60d0f8c8adba9',
  },
  {
    key: 'torstrasse',
    category: 'kitchen',
    contentHash: '805ad20a4674477d0cd28a3f4b57d87ed0d23c476831612dd9052e329dfcf9cf',
  },
  {
    key: 'torstrasse',
    category: 'bath',
    contentHash: '2065dc4548400bb49db86873b41a159c6e88ada1a1ba98c1ac9ea7d773901fa7',
  },
  {
    key: 'torstrasse',
    category: 'outside',
    contentHash: 'e9782aa2de9910cd1788f30c4ee0913bdb929a1dce307f9d96e0344733d69594',
  },
  {
    key: 'lindenhof',
    category: 'facade',
    contentHash: '2dbef8065717dc68866895bc3574d4137e4b665b456e3d0b80250d4bf1442a8e',
  },
  {
    key: 'lindenhof',
    category: 'living',
    contentHash: 'b1405820f0a065c95027676389dd084b267e430ecee398e718deb24c407d92ae',
  },
  {
    key: 'lindenhof',
    category: 'bedroom',
    contentHash: '20a83c28b3cdbe51d289dbef1bd787e86505b378659259eaf0c100bb11ab5266',
  },
  {
    key: 'lindenhof',
    category: 'kitchen',
    contentHash: 'e5ec2ee8880d89449c076e1d559fa6dda48839654d3608c5752c3f389515c5fa',
  },
  {
    key: 'lindenhof',
    category: 'bath',
    contentHash: '5f971bde9732ee52c55720eae6a4db16ac369fa853ef872c6a1d1968f7ece137',
  },
  {
    key: 'lindenhof',
    category: 'outside',
    contentHash: '2d5510a3697c3e3dffcf43c9e20f0c66f39a72340ff5af0fcebf2b89cb43a92a',
  },
  {
    key: 'westendstrasse',
    category: 'living',
    contentHash: 'c4d6ced35d0aff38f3db22c33fc03d9b0c9722fa5bccc8c8bec67745cad00928',
  },
  {
    key: 'westendstrasse',
    category: 'bedroom',
    contentHash: '6a8275b2d3618f090324c9207d43777ceff647b099511d611abd907df418b8b8',
  },
  {
    key: 'westendstrasse',
    category: 'kitchen',
    contentHash: 'd1bcfd5b5506cca36b903ab90d89d476e9624d0d6eefe2696cfd40e15d8ba240',
  },
  {
    key: 'westendstrasse',
    category: 'bath',
    contentHash: '8277f845164c9d5c76d54a7e92019124b13351bf93bbb8dd284422e3e3d411b2',
  },
  {
    key: 'westendstrasse',
    category: 'outside',
    contentHash: 'fbcd70bb1c49fa9132366ea08ab8fc671fd468eee0ae9a763d7f18f89be8f236',
  },
  {
    key: 'praterstrasse',
    category: 'living',
    contentHash: '585798ea3c488e97377ecfe157a7adb37565298ae6ea012fbf118c743c6329cb',
  },
  {
    key: 'praterstrasse',
    category: 'bedroom',
    contentHash: 'cb3ed6c03c5084de2dfb4bab44d15c32adf93b94d88de96f72f50d983be939ef',
  },
  {
    key: 'praterstrasse',
    category: 'kitchen',
    contentHash: '4682825e6d400c82669d9397cd81597f9a56ba076c841e962c715c188d5721ff',
  },
  {
    key: 'praterstrasse',
    category: 'bath',
    contentHash: '9cf655346a5c828fa3cff8357c09c0a1ff0c54dbac643a246baccce81366e2db',
  },
  {
    key: 'praterstrasse',
    category: 'outside',
    contentHash: 'fbc67d52dfbcb269631f08dc4c0c6fa2cbad6379dcc64d7c65486fc0210a9b1f',
  },
  {
    key: 'schanzenstrasse',
    category: 'living',
    contentHash: '9525f27fdf43929fa057691543634e80455a7c754bf45a7fa4ad2ddaea826465',
  },
  {
    key: 'schanzenstrasse',
    category: 'bedroom',
    contentHash: '23758371321818e9938115329fe27253e219d875e11ca4dd914c0d18440f0f42',
  },
  {
    key: 'schanzenstrasse',
    category: 'kitchen',
    contentHash: '87764cd65bf57784277ec51f3e9c2095daf4cf3af5949844916b20f3ede924e8',
  },
  {
    key: 'schanzenstrasse',
    category: 'bath',
    contentHash: 'c5797f2eb17f839b3ae5ee2477ba2a02f0c641a097bd8ef297395a8db5a85e80',
  },
  {
    key: 'schanzenstrasse',
    category: 'outside',
    contentHash: '54ee7285498697ec636147699869e4f5f90454ba89a520b8245285950f5eb438',
  },
  {
    key: 'ehrenfeldguertel',
    category: 'living',
    contentHash: '386cb03212f0baf8f0ce563ab753c71defc1048e49a0caaa8bb39be122d2e854',
  },
  {
    key: 'ehrenfeldguertel',
    category: 'bedroom',
    contentHash: '8b5bad861a91d5b7287aef446893e2cd25a78fc87cbc513143b0fe38ad35d0f1',
  },
  {
    key: 'ehrenfeldguertel',
    category: 'kitchen',
    contentHash: '775df2ee3066234b1f90a2816c9922b6b9045ccde8a57495c5705eb6ad98dd76',
  },
  {
    key: 'ehrenfeldguertel',
    category: 'bath',
    contentHash: '0b549e8f6dec8cabcea0e0cb78e9cc50eff0f570a30bb36dea14d3b8126bd335',
  },
  {
    key: 'ehrenfeldguertel',
    category: 'outside',
    contentHash: 'e2214317ea80c06e2c1f1ac008a888c43322874a1216c6fa0b6494f8b0c0665c',
  },
  {
    key: 'kastanienallee',
    category: 'living',
    contentHash: 'bd86eda1274ced293781217f7f6467c2ccfcaedf362bfaf2d8b9cfabf9cef4a4',
  },
  {
    key: 'kastanienallee',
    category: 'bedroom',
    contentHash: '1595392ec8478029366813cdb5f3ae2ba0c4b65c124e45727234d3ed8cc074dc',
  },
  {
    key: 'kastanienallee',
    category: 'kitchen',
    contentHash: 'e3fdef8899c8d2904b81aa4145ef1092608059557b89c219473ccb54c59279f9',
  },
  {
    key: 'kastanienallee',
    category: 'bath',
    contentHash: 'cb612f6f93d82e00574c58591fc9b081196be26ae12164049ab378c93faeb2d2',
  },
  {
    key: 'kastanienallee',
    category: 'outside',
    contentHash: '2717f67c4b585c30248c89e6be6c2cf8dcf6002f4af73a0b7b6a5e9549841201',
  },
  {
    key: 'gaertnerplatz',
    category: 'living',
    contentHash: '3ee34d61d2e29d0653ec58b4f2cace919436e028b561073580381b3956ff7e0d',
  },
  {
    key: 'gaertnerplatz',
    category: 'bedroom',
    contentHash: '60d70056c6496f7275c40d4a231587fe86e8485f48d6f09920cf2d6fef8422f3',
  },
  {
    key: 'gaertnerplatz',
    category: 'kitchen',
    contentHash: '7f3708ec2f911af890b41681161271abd85dc754f8e543263286f31d84a556f2',
  },
  {
    key: 'gaertnerplatz',
    category: 'bath',
    contentHash: '86e61a26138ac1f8b2c2ee59a0871b93a3894f3bdc7cffabe5b2a7265f9c12d9',
  },
  {
    key: 'gaertnerplatz',
    category: 'outside',
    contentHash: '67217d9c13ab21cd149fc650ac15f019eb234e247dd2e9761a8514c299a92906',
  },
  {
    key: 'josefstadt',
    category: 'living',
    contentHash: 'd3866636cc56aa0609756f619b5e5aa533d3ac4f9b360d471f58b3ee656623cc',
  },
  {
    key: 'josefstadt',
    category: 'bedroom',
    contentHash: '00bf49dace29c79a99c373eb162092a0797cfec8a1602c3b642b7693b6c0ab3d',
  },
  {
    key: 'josefstadt',
    category: 'kitchen',
    contentHash: '95ad0980b13c1f4704f0d3055587ae79199cee51f9ba80898e0a37f46326362a',
  },
  {
    key: 'josefstadt',
    category: 'bath',
    contentHash: '8dfd000d51bacac04e103f7e413029993ec0b42d666d9b260696560415fe60b8',
  },
  {
    key: 'josefstadt',
    category: 'outside',
    contentHash: '9c5f8535594a76909c3b135bf82acb56cbeab1065ad955b0ff361c4a88e7543e',
  },
  {
    key: 'sonnenallee',
    category: 'living',
    contentHash: '0cedee0575f5ffdcd10883ba5889b5a7ea1074124ba120147c3fb1f03801eb01',
  },
  {
    key: 'sonnenallee',
    category: 'bedroom',
    contentHash: 'b35c442902cf0dbaad2678a9b0eedbc3f5684d3d29d4e580c3ef49da566fccc3',
  },
  {
    key: 'sonnenallee',
    category: 'kitchen',
    contentHash: 'de26a5ac8c2eacbbfb72bd746d478471c842c98bb431980da7688e811ff925c1',
  },
  {
    key: 'sonnenallee',
    category: 'bath',
    contentHash: '5b2bb8d247cc1857ae9250f6a912b020a0901744c69a5216af9e3e2be5e199d2',
  },
  {
    key: 'sonnenallee',
    category: 'outside',
    contentHash: '17c39442e5e70f82c3dd17243e74e0b5bc2539e3228632d0faeb878aa4828cf7',
  },
  {
    key: 'isarvorstadt',
    category: 'living',
    contentHash: '8fc9b6a855c398c2debc9ce5b0f2fbcf251049e46a52672a99b6b76f6893fd68',
  },
  {
    key: 'isarvorstadt',
    category: 'bedroom',
    contentHash: '9dced88afe17aa8f6d4e0948bb0cbc7736eebcc8faa9ccb8d3ef0091573a7acd',
  },
  {
    key: 'isarvorstadt',
    category: 'kitchen',
    contentHash: 'e1e8edf817e21f7e858782b7b318706c8dd2ead6780ea04d3a2202582703bc4e',
  },
  {
    key: 'isarvorstadt',
    category: 'bath',
    contentHash: 'f3817e2bfe11fdc77a14d9c3ab64cf10f910a22edda9f5d373694099626664d8',
  },
  {
    key: 'isarvorstadt',
    category: 'outside',
    contentHash: '116f99a6e4a576f31caa2748ecd60ebc547ffcec4a81cafbbe0dfea92391831e',
  },
  {
    key: 'neubau',
    category: 'living',
    contentHash: '5fd11d4effdf3f34c8aa98696bf59bbc0403353c4e2e5c06420ca0038a25798a',
  },
  {
    key: 'neubau',
    category: 'bedroom',
    contentHash: '1f845431f3995fb3e34b3abd58393b5e97e9931eadf3ee2ae6f5fadf17a8c7b3',
  },
  {
    key: 'neubau',
    category: 'kitchen',
    contentHash: '50ce5798f0f28ffa1fc1191cf2251cc71b3a84596c9c48b13c932d08f73e6fa3',
  },
  {
    key: 'neubau',
    category: 'bath',
    contentHash: '104e6f9ae2543e79ed1ecddb2aefa4e6286ba680726ca43d8a2254cf8f38d4b1',
  },
  {
    key: 'neubau',
    category: 'outside',
    contentHash: '55af4b636862f985400de8c0d98e643841bbe7bb2defdd42ff204fd95fea53c7',
  },
] as const
